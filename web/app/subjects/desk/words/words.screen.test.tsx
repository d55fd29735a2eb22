import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listAiReports, revokeAiReport } from '@careerscoop/contract/desk-ai-reports';
import { changeDeskCompanion, listDeskCompanions } from '@careerscoop/contract/desk-companions';
import { addDeskQuote, changeDeskFaq, type DeskFaq, listDeskFaqs, listDeskQuotes, removeDeskQuote } from '@careerscoop/contract/desk-words';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { field, fill, fillAll, press } from '../../../../test/hands.ts';
import { AiReports } from './ai-reports.tsx';
import { Companions } from './companions.tsx';
import { Faqs } from './faqs.tsx';
import { Quotes } from './quotes.tsx';

const META = { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 };
const QUOTE = { id: 4, image: '/art/portraits/amara.svg', name: 'Amara', title: 'Student, 16', review: 'My ten had both.', example: true };
const FAQ: DeskFaq = { id: 7, kind: 'explorer', ordering: 2, question: 'Is this a test?', answer: 'No.' };
const pages = { '/desk/quotes': <Quotes />, '/desk/faqs': <Faqs />, '/desk/companions': <Companions />, '/desk/ai-reports': <AiReports /> };
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('our own quotes are marked, and a new one says that it will not be', async () => {
  fakeAnswer(listDeskQuotes, { results: [QUOTE], meta: META });
  const added = fakeAnswer(addDeskQuote, { ...QUOTE, id: 5, example: false });
  showAtDesk(pages, '/desk/quotes', 'content');
  expect(await screen.findByText('Example')).toBeTruthy();
  expect(screen.getByText(/add only what somebody really said and agreed to show/)).toBeTruthy();
  press('Add a quote');
  await dialog('Add a quote');
  press('Add the quote');
  expect(await screen.findByText('Name is required.')).toBeTruthy();
  fillAll({ Name: 'Ada', 'Who they are': 'Student, 17', Quote: 'Both of them.' });
  press('Add the quote');
  await waitFor(() =>
    expect(added).toEqual([{ image: '/art/portraits/amara.svg', name: 'Ada', title: 'Student, 17', review: 'Both of them.' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Escape throws nothing away that is being written: it asks, and closes at once only where nothing is', async () => {
  fakeAnswer(listDeskQuotes, { results: [QUOTE], meta: META });
  const { user } = showAtDesk(pages, '/desk/quotes', 'content');
  await screen.findByRole('button', { name: 'Add a quote' });
  press('Add a quote');
  await dialog('Add a quote');
  fill(field('Quote'), 'Half of a qu');
  await user.keyboard('{Escape}');
  press('Stay', await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Quote').value).toBe('Half of a qu');
  act(() => field('Quote').focus());
  await user.keyboard('{Escape}');
  press('Leave', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Add a quote');
  await dialog('Add a quote');
  expect(field('Quote').value).toBe('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('nor does Back while it is being written: it asks, and leads away once that is said', async () => {
  fakeAnswer(listDeskQuotes, { results: [QUOTE], meta: META });
  const { path, router } = showAtDesk({ ...pages, '/desk': <h1>Home</h1> }, '/desk', 'content');
  await act(() => router.navigate('/desk/quotes'));
  await screen.findByRole('button', { name: 'Add a quote' });
  press('Add a quote');
  await dialog('Add a quote');
  fill(field('Quote'), 'Half of a qu');
  await act(() => router.navigate(-1));
  press('Stay', await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([path(), field('Quote').value]).toEqual(['/desk/quotes', 'Half of a qu']);
  await act(() => router.navigate(-1));
  press('Leave', await screen.findByRole('alertdialog'));
  await screen.findByRole('heading', { name: 'Home' });
});

it('taking one out is asked first, and can be left', async () => {
  fakeAnswer(listDeskQuotes, { results: [QUOTE], meta: META });
  fakeAnswer(removeDeskQuote, undefined);
  showAtDesk(pages, '/desk/quotes', 'content');
  await screen.findByRole('button', { name: /^Take out Amara/ });
  press(/^Take out Amara/);
  const asked = await dialog('Take this quote out?');
  expect(asked.textContent).toContain('Amara. Nobody sees it from then on; the log keeps its words.');
  press('Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('changed by somebody else meanwhile: the sentence stands in the dialog, and the words stay', async () => {
  fakeAnswer(listDeskFaqs, { results: [FAQ], meta: META });
  fakeRefusal(changeDeskFaq, { status: 409, body: { code: 'conflict', detail: 'This was changed in the meantime. Load the page again.' } });
  showAtDesk(pages, '/desk/faqs', 'content');
  await screen.findByRole('button', { name: /^Change Is this a test/ });
  press(/^Change Is this a test/);
  await dialog('Change the question');
  fill(field('Answer'), 'No, and nobody grades you.');
  press('Save the question');
  expect(await screen.findByText(/^This was changed in the meantime/)).toBeTruthy();
  expect(field('Answer').value).toBe('No, and nobody grades you.');
});

it('a question is moved by its place, and says what was seen', async () => {
  fakeAnswer(listDeskFaqs, { results: [FAQ], meta: META });
  const sent = fakeAnswer(changeDeskFaq, { ...FAQ, ordering: 1 });
  showAtDesk(pages, '/desk/faqs', 'content');
  await screen.findByRole('button', { name: /^Change Is this a test/ });
  press(/^Change Is this a test/);
  await dialog('Change the question');
  fill(field('Place in its list'), '1');
  press('Save the question');
  const seen = { question: FAQ.question, answer: FAQ.answer };
  await waitFor(() => expect(sent).toEqual([{ ...seen, ordering: 1, was: seen }]));
});

it('who writes words changes a companion and does not see who has it; who reads only is not shown the forms', async () => {
  const companion = {
    id: 1,
    name: 'Career Buddy',
    image: '/art/x.svg',
    short_description: 'Talks.',
    with_plan: true,
    ordering: 1,
    given: 3,
  };
  fakeAnswer(listDeskCompanions, [companion]);
  const sent = fakeAnswer(changeDeskCompanion, { ...companion, short_description: 'Talks more.' });
  showAtDesk(pages, '/desk/companions', 'content');
  await screen.findByRole('form', { name: 'Career Buddy' });
  expect(screen.getByText('Given to 3 students')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^See who/ })).toBeNull();
  fill(field('Text'), 'Talks more.');
  press('Save Career Buddy');
  await waitFor(() =>
    expect(sent).toMatchObject([{ short_description: 'Talks more.', with_plan: true, was: { short_description: 'Talks.' } }]),
  );
});

it('closing a report says what follows and for whom', async () => {
  const report = { id: 9, first_name: 'Quill', school: null, state: 'open' as const, made_at: '2027-01-04T15:00:00.000Z' };
  fakeAnswer(listAiReports, { results: [report], meta: META });
  const sent = fakeAnswer(revokeAiReport, { ...report, state: 'closed' });
  showAtDesk(pages, '/desk/ai-reports', 'representative');
  await screen.findByRole('button', { name: /^Close the report of Quill/ });
  press(/^Close the report of Quill/);
  const asked = await dialog('Close Quill’s report?');
  expect(asked.textContent).toContain('Its address opens nothing from then on. Quill can open another in the profile.');
  press('Close it');
  await waitFor(() => expect(sent).toHaveLength(1));
});
