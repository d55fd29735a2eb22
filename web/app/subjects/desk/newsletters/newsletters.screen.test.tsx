import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  addNewsletter,
  changeNewsletter,
  type DeskNewsletterDetail,
  getNewsletter,
  listNewsletters,
  previewNewsletter,
  removeNewsletter,
  sendNewsletter,
} from '@careerscoop/contract/desk-newsletters';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { field, fill, fillAll, press } from '../../../../test/hands.ts';
import { NewsletterScreen } from './newsletter-screen.tsx';
import { NewslettersScreen } from './newsletters-screen.tsx';

const PREVIEW = { subject: 'News', text: 'Hi,\n\nWords', html: '<p>Hi,</p><p>Words</p>' };
const LETTER: DeskNewsletterDetail = {
  id: 3,
  subject: 'News',
  body: 'Words',
  state: 'draft',
  version: 2,
  by: 'Sol',
  created_at: '2027-01-04T15:00:00.000Z',
  sent_at: null,
  recipients: null,
  preview: PREVIEW,
  readers: 812,
};
const pages = { '/desk/newsletters/:id': <NewsletterScreen />, '/desk/newsletters': <p>All newsletters</p> };
const open = (at = '/desk/newsletters/3') => {
  fakeAnswer(previewNewsletter, PREVIEW);
  return showAtDesk(pages, at, 'content');
};

it('shows the very letter in a frame in which nothing runs', async () => {
  fakeAnswer(getNewsletter, LETTER);
  open();
  const frame = await screen.findByTitle('The letter as a reader gets it');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', PREVIEW.html]);
});

it('sends with the password, to so many, and the version that was seen', async () => {
  fakeAnswer(getNewsletter, LETTER);
  const sent = fakeAnswer(sendNewsletter, { ...LETTER, state: 'sending', recipients: 812 });
  open();
  const form = await screen.findByRole('form', { name: 'Send it' });
  expect(form.textContent).toContain('The letter goes to 812 readers, once each');
  fill(field('Your password, again'), 'three cold spoons');
  press('Send to 812 readers', form);
  await waitFor(() => expect(sent).toEqual([{ version: 2, current_password: 'three cold spoons' }]));
});

it('with words that are not saved there is no sending; saved with the version they were written on, there is again', async () => {
  fakeAnswer(getNewsletter, LETTER);
  const sent = fakeAnswer(changeNewsletter, { ...LETTER, subject: 'Other', version: 3 });
  open();
  await screen.findByRole('form', { name: 'Send it' });
  fill(field('Subject'), 'Other');
  expect(await screen.findByText('Save first: what is sent is what was saved.')).toBeTruthy();
  fakeAnswer(getNewsletter, { ...LETTER, subject: 'Other', version: 3 });
  press('Save');
  await screen.findByRole('form', { name: 'Send it' });
  expect(sent).toEqual([{ subject: 'Other', body: 'Words', version: 2 }]);
});

it('changed by somebody else meanwhile: the sentence stands there, and the words stay', async () => {
  fakeAnswer(getNewsletter, LETTER);
  fakeRefusal(changeNewsletter, {
    status: 409,
    body: { code: 'conflict', detail: 'This was changed in the meantime. Load the page again.' },
  });
  open();
  await screen.findByRole('form', { name: 'Send it' });
  fill(field('Text'), 'My words');
  press('Save');
  expect(await screen.findByText(/^This was changed in the meantime/)).toBeTruthy();
  expect(field('Text').value).toBe('My words');
});

it('saved by somebody else while it was open: it is not sent with words that were not seen, until they are loaded', async () => {
  fakeAnswer(getNewsletter, LETTER);
  const detail = 'This was changed in the meantime. Load the page again.';
  const tried = fakeRefusal(sendNewsletter, { status: 409, body: { code: 'conflict', detail } });
  open();
  const form = await screen.findByRole('form', { name: 'Send it' });
  fakeAnswer(getNewsletter, { ...LETTER, subject: 'Other', body: 'Their words', version: 3 });
  fill(field('Your password, again'), 'three cold spoons');
  press('Send to 812 readers', form);
  expect(await screen.findByText(/^This letter was saved again after you opened it/)).toBeTruthy();
  expect(tried).toHaveLength(1);
  expect(screen.queryByRole('form', { name: 'Send it' })).toBeNull();
  expect([field('Text').value, screen.getByRole<HTMLButtonElement>('button', { name: 'Send it to me alone' }).disabled]).toEqual([
    'Words',
    true,
  ]);
  press('Load it again');
  const anew = await screen.findByRole('form', { name: 'Send it' });
  expect([field('Subject').value, field('Text').value]).toEqual(['Other', 'Their words']);
  const sent = fakeAnswer(sendNewsletter, { ...LETTER, version: 3, state: 'sending', recipients: 812 });
  fill(field('Your password, again'), 'three cold spoons');
  press('Send to 812 readers', anew);
  await waitFor(() => expect(sent).toEqual([{ version: 3, current_password: 'three cold spoons' }]));
});

it('saved by somebody else while one writes: what is not saved is named as gone before their words are loaded', async () => {
  fakeAnswer(getNewsletter, LETTER);
  fakeRefusal(changeNewsletter, { status: 409, body: { code: 'conflict', detail: 'This was changed in the meantime.' } });
  open();
  await screen.findByRole('form', { name: 'Send it' });
  fakeAnswer(getNewsletter, { ...LETTER, body: 'Their words', version: 3 });
  fill(field('Text'), 'My words');
  press('Save');
  expect(await screen.findByText(/What you wrote and did not save is gone then\.$/)).toBeTruthy();
  expect(field('Text').value).toBe('My words');
  press('Load it again');
  await screen.findByRole('form', { name: 'Send it' });
  expect(field('Text').value).toBe('Their words');
});

it('opened once more it begins with what is stored now', async () => {
  fakeAnswer(getNewsletter, LETTER);
  const { router } = open();
  await screen.findByRole('form', { name: 'Send it' });
  await act(() => router.navigate('/desk/newsletters'));
  await screen.findByText('All newsletters');
  fakeAnswer(getNewsletter, { ...LETTER, body: 'Their words', version: 3 });
  await act(() => router.navigate('/desk/newsletters/3'));
  await screen.findByRole('form', { name: 'Send it' });
  expect(field('Text').value).toBe('Their words');
});

it('a new one is kept and opened; without words it is not', async () => {
  const kept = fakeAnswer(addNewsletter, LETTER);
  fakeAnswer(getNewsletter, LETTER);
  const { path } = open('/desk/newsletters/new');
  await screen.findByText('With a subject and a text you see it here, just as readers get it.');
  press('Keep as a draft');
  expect(await screen.findByText('Subject is required.')).toBeTruthy();
  fillAll({ Subject: 'News', Text: 'Words' });
  press('Keep as a draft');
  await waitFor(() => expect(path()).toBe('/desk/newsletters/3'));
  expect(kept).toEqual([{ subject: 'News', body: 'Words' }]);
});

it('is taken out after a question', async () => {
  fakeAnswer(getNewsletter, LETTER);
  const removed = fakeAnswer(removeNewsletter, undefined);
  const { path } = open();
  await screen.findByRole('form', { name: 'Send it' });
  press('Take it out');
  press('Take it out', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(path()).toBe('/desk/newsletters'));
  expect(removed).toHaveLength(1);
});

it('what was sent has no form', async () => {
  fakeAnswer(getNewsletter, { ...LETTER, state: 'sent', recipients: 812, sent_at: '2027-01-05T15:00:00.000Z' });
  open();
  expect(await screen.findByText('812 readers')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('the list says who gets the next one, and how many addresses refuse', async () => {
  const meta = { page: 1, per_page: 50, total: 0, more: false, number_of_pages: 1 };
  fakeAnswer(listNewsletters, { results: [], meta, readers: { active: 1, bounced: 1 } });
  showAtDesk({ '/desk/newsletters': <NewslettersScreen /> }, '/desk/newsletters', 'content');
  expect(await screen.findByText('The next one goes to 1 reader. One address refuses our mail and gets none.')).toBeTruthy();
});
