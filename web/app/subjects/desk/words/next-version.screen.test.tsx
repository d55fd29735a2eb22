import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Answer } from '@careerscoop/contract/endpoint';
import { type DeskQuestion, listDeskQuestions, publishQuestions } from '@careerscoop/contract/desk-questions';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { field, fill, press, textsOf } from '../../../../test/hands.ts';
import { Questions } from './questions.tsx';

const CHANGED = 'What waits was changed in the meantime. Read it again before you publish it.';
const ITEM: DeskQuestion = { id: 101, part: 'interests', text: 'Feed and train animals', measures: 'animals', next: 'Walk horses' };
const listed = (next: string, seen: string): Answer<typeof listDeskQuestions> => ({
  results: [{ ...ITEM, next }],
  meta: { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 },
  standing: { version: '2026-11-3', waiting: 1, seen },
  first_words: ['Walk'],
});
const open = () => showAtDesk({ '/desk/questions': <Questions /> }, '/desk/questions', 'content');
const waiting = async () => textsOf(within(await screen.findByRole('list', { name: 'What waits' })).getAllByRole('listitem'));
const publish = () => {
  fill(field('Your password, again'), 'three cold spoons');
  press('Publish the next version');
};

beforeEach(() => {
  fakeAnswer(listDeskQuestions, listed('Walk horses', 'first'));
});

it('what is published stands over its button, and is named when it is', async () => {
  const sent = fakeAnswer(publishQuestions, { version: '2026-11-3-1', waiting: 0 });
  open();
  expect(await waiting()).toEqual(['Walk horses in place of Feed and train animals']);
  publish();
  await waitFor(() => expect(sent).toEqual([{ seen: 'first', current_password: 'three cold spoons' }]));
});

it('worded by somebody else meanwhile: their wording is shown, the sentence stays, and only then it is published', async () => {
  fakeRefusal(publishQuestions, { status: 409, body: { code: 'conflict', detail: CHANGED } });
  open();
  await waiting();
  fakeAnswer(listDeskQuestions, listed('Lead horses out', 'second'));
  publish();
  await waitFor(async () => expect(await waiting()).toEqual(['Lead horses out in place of Feed and train animals']));
  expect(screen.getByText(CHANGED)).toBeTruthy();
  expect(field('Your password, again').value).toBe('');
  const sent = fakeAnswer(publishQuestions, { version: '2026-11-3-1', waiting: 0 });
  publish();
  await waitFor(() => expect(sent).toEqual([{ seen: 'second', current_password: 'three cold spoons' }]));
});
