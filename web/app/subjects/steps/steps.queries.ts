import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addStep,
  changeStep,
  listSteps,
  type newStep,
  readStepCalendar,
  removePlan,
  removeStep,
  restorePlan,
  restoreStep,
  type Step,
  type StepChange,
  type StepList,
} from '@careerscoop/contract/steps';
import type { z } from 'zod';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { moved } from './group-steps.ts';

/** All of the student's steps. Every visit asks: chats and careers' pages add to them. */
export const stepsQuery = queryOptions({
  queryKey: ['steps'],
  queryFn: ({ signal }) => call(listSteps, {}, signal),
  staleTime: 0,
});

/** What was done to the list is read from the server once it is done. */
function useChanging<Asked, Answered>(mutationFn: (asked: Asked) => Promise<Answered>) {
  const client = useQueryClient();
  return useMutation<Answered, CallError, Asked>({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: stepsQuery.queryKey }),
  });
}

export type NewStep = z.input<typeof newStep>;
export const useAddStep = () => useChanging((body: NewStep) => call(addStep, { body }));

export type Change = { id: number } & StepChange;

/** Changes a step: it shows at once, and is taken back when it could not be kept. */
export function useChangeStep() {
  const client = useQueryClient();
  const { queryKey } = stepsQuery;
  return useMutation<Step, CallError, Change, StepList | undefined>({
    mutationFn: ({ id, ...body }) => call(changeStep, { params: { id: String(id) }, body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list) => list && { ...list, results: changed(list.results, change) });
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function changed(steps: Step[], { id, text, due_on, done, after }: Change): Step[] {
  const next = steps.map((step) => {
    if (step.id !== id) return step;
    return {
      ...step,
      ...(text !== undefined && { text, ours: false }),
      ...(due_on !== undefined && { due_on }),
      ...(done !== undefined && { done_at: done ? new Date().toISOString() : null }),
    };
  });
  return after === undefined ? next : moved(next, id, after);
}

/** A step, or a plan with its steps. */
export interface Removed {
  kind: 'step' | 'plan';
  id: number;
  /** What it is called. */
  name: string;
}

export const useRemove = () =>
  useChanging(({ kind, id }: Removed) => call(kind === 'step' ? removeStep : removePlan, { params: { id: String(id) } }));

export const useRestore = () =>
  useChanging<Removed, unknown>(({ kind, id }) =>
    kind === 'step' ? call(restoreStep, { params: { id: String(id) } }) : call(restorePlan, { params: { id: String(id) } }),
  );

/** The steps that have a day, as a file for any calendar. */
export function useCalendarFile() {
  return useMutation<void, CallError, void>({
    mutationFn: async () => {
      const file = await call(readStepCalendar, {});
      saveFile('my-next-steps.ics', file as Blob, 'text/calendar');
    },
  });
}
