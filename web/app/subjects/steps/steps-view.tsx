import type { Step, StepList as Steps } from '@careerscoop/contract/steps';
import { type ReactNode, useState } from 'react';

import { Card, type Room } from '../../ui/block.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { AddStep } from './add-step.tsx';
import { groupSteps } from './group-steps.ts';
import { PlanBlock } from './plan-block.tsx';
import { RemovedNote } from './removed-note.tsx';
import { StepList } from './step-list.tsx';
import { type Removed, useRemove } from './steps.queries.ts';
import { StepsEmpty } from './steps-empty.tsx';
import { StepsTools } from './steps-tools.tsx';

/** Two of one colour never touch. */
const ROOMS: Room[] = ['mint', 'waffle', 'vanilla'];

/** What a student means to do: kept plans, own steps, and what they took from careers' pages. */
export function StepsView({ list }: { list: Steps }) {
  const { plans, own, careers, next } = groupSteps(list);
  const [removed, setRemoved] = useState<Removed>();
  const remove = useRemove();
  const notices = useNotices();
  const empty = plans.length === 0 && own.length === 0 && careers.length === 0;

  function takeOut(what: Removed) {
    remove.mutate(what, {
      onSuccess: () => setRemoved(what),
      onError: ({ message }) => notices.say(`This was not taken out. ${message}`, { tone: 'bad' }),
    });
  }
  const shared = { next, onRemove: takeOut };
  return (
    <div className="ns">
      {empty ? <StepsEmpty /> : <StepsTools dated={list.results.some(({ due_on }) => due_on !== null)} />}
      {plans.map((group, index) => (
        <PlanBlock key={group.plan.id} group={group} room={ROOMS[index % ROOMS.length] ?? 'mint'} isFirst={index === 0} {...shared} />
      ))}
      <Group title="Your own steps" steps={own} {...shared}>
        <AddStep folded={plans.length > 0} example="Ask the librarian about coding books" />
      </Group>
      {careers.length > 0 && <Group title="From career pages" steps={careers} {...shared} />}
      <p className="soft small">A parent who said yes to the AI companions can see these steps. Schools, sponsors and mentors cannot.</p>
      {removed && <RemovedNote key={`${removed.kind} ${removed.id}`} removed={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
}

interface GroupProps {
  title: string;
  steps: Step[];
  next: number | undefined;
  onRemove: (removed: Removed) => void;
  children?: ReactNode;
}

function Group({ title, steps, next, onRemove, children }: GroupProps) {
  return (
    <Card as="section" className="ns__own" aria-label={title}>
      <h2 className="h3">{title}</h2>
      {steps.length > 0 && <StepList steps={steps} next={next} onRemove={onRemove} />}
      {children}
    </Card>
  );
}
