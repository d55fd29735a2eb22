import { act, fireEvent, screen } from '@testing-library/react';
import { listFaqs } from '@careerscoop/contract/content';
import { expect, it } from 'vitest';
import { fakeAnswer } from '../../test/fake-api.ts';
import { textsOf } from '../../test/hands.ts';
import { show } from '../../test/show.tsx';
import explorer from '@careerscoop/contract/first-words/faq-explorer.json';
import partner from '@careerscoop/contract/first-words/faq-partner.json';
import FaqPage from './faq.tsx';
import ExplorerQuestions from './faq-explorer.tsx';
import PartnerQuestions from './faq-partner.tsx';

const tab = (name: string) => screen.getByRole('link', { name });

it.each([
  ['/faq', 'Career Explorer', 'Community Partner'],
  ['/faq/careerexplorer', 'Career Explorer', 'Community Partner'],
  ['/faq/communitypartner', 'Community Partner', 'Career Explorer'],
])('%s marks %s, and the arrow keys lead to the other and round', (at, here, other) => {
  show(<FaqPage />, at);
  expect(tab(here).getAttribute('aria-current')).toBe('page');
  expect(tab(other).getAttribute('aria-current')).toBeNull();
  act(() => tab(here).focus());
  fireEvent.keyDown(tab(here), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab(other));
  fireEvent.keyDown(tab(other), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab(here));
  fireEvent.keyDown(tab(here), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tab(other));
});

it.each([
  ['explorers', <ExplorerQuestions />, explorer],
  ['partners', <PartnerQuestions />, partner],
])('all questions of %s stand there with their answers', (_, page, items) => {
  show(page);
  expect(textsOf(screen.getAllByRole('heading', { level: 2, hidden: true }))).toEqual(items.map(({ question }) => question));
  for (const { id, answer } of items) expect(document.getElementById(`question-${id}`)?.textContent).toBe(answer);
});

it('what the team changed since takes over when it is here, in the order that it is kept in', async () => {
  const changed = [{ id: 41, question: 'Is there ice cream?', answer: 'Only in the drawings.' }, ...partner];
  fakeAnswer(listFaqs, changed);
  show(<PartnerQuestions />);
  expect(screen.getByRole('heading', { name: partner[0]?.question ?? '', hidden: true })).toBeTruthy();
  await screen.findByRole('heading', { name: 'Is there ice cream?', hidden: true });
  expect(textsOf(screen.getAllByRole('heading', { level: 2, hidden: true }))).toEqual(changed.map(({ question }) => question));
  expect(document.getElementById('question-1')?.textContent).toBe('Only in the drawings.');
});
