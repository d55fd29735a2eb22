import {
  correctAge,
  decideConsent,
  freshParentLink,
  getParentView,
  lookAtLink,
  openConsent,
  type ParentView,
  type Purpose,
} from '@careerscoop/contract/consent';
import { askChildDeletion, takeBackChildDeletion } from '@careerscoop/contract/profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { showPages } from '../../test/show.tsx';
import { guardianAccess } from '../lib/guardian-access.ts';
import ParentsDecide from './parents-decide.tsx';

const TOKEN = 'x'.repeat(43);
const PARTS: [Purpose, string][] = [
  ['mentor_sessions', 'Talks with a mentor'],
  ['companions', 'AI companions'],
  ['data_sharing', 'Sharing with the school'],
];
const VIEW: ParentView = {
  student: { first_name: 'Robin', age: 16, adult_on: '2028-01-01' },
  contact: 'p•••@example.org',
  text_version: '1',
  collected: [{ title: 'Name', text: 'So that we know whom we talk with.' }],
  purposes: PARTS.map(([purpose, title]) => ({
    purpose,
    title,
    what: 'What it is.',
    why: 'Why it is.',
    who: 'Who sees it.',
    state: 'waiting',
    decided_at: null,
  })),
  changes: [],
  erased_on: null,
};
const DECIDED: ParentView = {
  ...VIEW,
  changes: [
    { at: '2026-11-01T10:00:00Z', purpose: 'companions', granted: false, text_version: '1', actor: 'guardian' },
    { at: '2026-11-01T10:00:00Z', purpose: 'mentor_sessions', granted: true, text_version: '1', actor: 'guardian' },
  ],
};

/** The page where some parts were answered before. */
const stood = (states: Partial<Record<Purpose, ParentView['purposes'][number]['state']>>): ParentView => ({
  ...VIEW,
  purposes: VIEW.purposes.map((part) => ({ ...part, state: states[part.purpose] ?? 'waiting' })),
});

const open = (at = `/parents/decide#${TOKEN}`) => showPages({ '/parents/decide': <ParentsDecide /> }, at);
const headline = () => screen.findByRole('heading', { level: 1 });
const answer = (part: string, choice: 'Yes' | 'No') =>
  within(screen.getByRole('group', { name: new RegExp(part) })).getByRole<HTMLInputElement>('radio', { name: choice });

/** The page of a link that works. */
async function openPage(view: ParentView = VIEW) {
  fakeAnswer(openConsent, { access: 'for half an hour', expires_at: new Date(Date.now() + 30 * 60_000).toISOString() });
  fakeAnswer(getParentView, view);
  const shown = open();
  press('Read and decide');
  await screen.findByRole('heading', { level: 1, name: 'You decide for Robin' });
  return shown;
}

beforeEach(() => {
  guardianAccess.end();
  fakeAnswer(lookAtLink, { first_name: 'Robin' });
});

describe('the first screen', () => {
  it('says who asks, for whom and for which three parts, before the link is used up', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Robin asks for your yes' })).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.textContent).toContain('CareerScoop, hello@careerscoop.app, asks you as Robin’s parent or guardian.');
    expect(within(main).getAllByRole('listitem')).toHaveLength(3);
  });

  it('does without the name where it cannot be learnt', async () => {
    fakeNoNetwork(lookAtLink);
    open();
    expect((await headline()).textContent).toBe('A young person asks for your yes');
    expect(screen.getByRole('button', { name: 'Read and decide' })).toBeTruthy();
  });

  it('has nothing around it to sign up for or to subscribe to', async () => {
    await openPage();
    expect(screen.queryAllByRole('link', { name: /Sign Up|Login|Join/ })).toEqual([]);
    expect(screen.queryByText(/newsletter/i)).toBeNull();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy Policy' })).toBeTruthy();
  });

  it('brings the choices before the texts, which a press leads to, and a way out for who is no parent', async () => {
    await openPage();
    const main = screen.getByRole('main');
    const parts = within(main).getAllByRole('heading', { level: 2 });
    expect(parts[0]?.textContent).toBe('Each part in full');
    const last = screen.getByRole('button', { name: 'Save' });
    expect(last.compareDocumentPosition(parts[0] as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    press('Read each part in full');
    expect(document.activeElement).toBe(parts[0]);
    expect(screen.getByText(/nothing opens without an answer/)).toBeTruthy();
  });
});

describe('a link', () => {
  it.each([
    ['link_used', 'This link was used'],
    ['link_expired', 'This link is too old'],
    ['bad_link', 'This link does not work'],
    ['of_age', 'There is nothing left to decide'],
  ])('that is refused as %s says so in the headline, which takes the focus', async (code, title) => {
    fakeRefusal(openConsent, { status: 400, body: { detail: 'No.', code } });
    open();
    press('Read and decide');
    await waitFor(async () => expect((await headline()).textContent).toBe(title));
    expect(document.activeElement).toBe(await headline());
  });

  it.each([
    ['/parents/decide', 'Open the link we sent you'],
    ['/parents/decide#short', 'This link is incomplete'],
  ])('%s leads to a fresh one', async (at, title) => {
    open(at);
    expect((await headline()).textContent).toBe(title);
    expect(screen.getByRole('button', { name: 'Send a fresh link' })).toBeTruthy();
  });

  it('is sent afresh by email or text message, in the same words for anybody', async () => {
    const detail = 'If a student here named you as parent, a fresh link is on its way.';
    const sent = fakeAnswer(freshParentLink, { detail });
    const { unmount } = open('/parents/decide');
    press('Send a fresh link');
    await waitFor(() => expect(saidAt(field('Your email'))).toBe('Email is required.'));
    fill(field('Your email'), 'parent@example.org');
    press('Send a fresh link');
    expect(await screen.findByText(detail, { exact: false })).toBeTruthy();
    unmount();
    open('/parents/decide');
    fireEvent.click(screen.getByRole('radio', { name: 'Text message' }));
    fill(await screen.findByLabelText<HTMLInputElement>('Your phone number'), '(555) 010-0198');
    press('Send a fresh link');
    await screen.findByText(detail, { exact: false });
    expect(sent).toMatchObject([{ channel: 'email', contact: 'parent@example.org' }, { channel: 'sms' }]);
  });
});

describe('the page of a parent', () => {
  it('chooses nothing beforehand, wants an answer, and says that it is kept', async () => {
    const sent = fakeAnswer(decideConsent, DECIDED);
    await openPage();
    expect(document.activeElement).toBe(await headline());
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    press('Save');
    await waitFor(() => expect(screen.getAllByText('Please answer yes or no.')).toHaveLength(3));
    expect(sent).toEqual([]);
    fireEvent.click(answer('Talks with a mentor', 'Yes'));
    fireEvent.click(answer('AI companions', 'No'));
    press('Save');
    expect(await screen.findByText(/^Your answers are kept\. A receipt is on its way/)).toBeTruthy();
    expect(sent).toEqual([
      { text_version: '1', decisions: { mentor_sessions: true, companions: false }, seen: { mentor_sessions: null, companions: null } },
    ]);
    expect(screen.getByText(/AI companions: no/)).toBeTruthy();
  });

  it('sends what was answered now, and never again what only stood there', async () => {
    await openPage(stood({ mentor_sessions: 'granted', companions: 'granted' }));
    const sent = fakeAnswer(decideConsent, stood({ data_sharing: 'refused' }));
    fireEvent.click(answer('Sharing', 'No'));
    press('Save');
    await waitFor(() => expect(sent).toEqual([{ text_version: '1', decisions: { data_sharing: false }, seen: { data_sharing: null } }]));
    // The other parent has taken both back, and so it stands here too.
    await waitFor(() => expect(answer('AI companions', 'Yes').checked).toBe(false));
    fireEvent.click(answer('AI companions', 'No'));
    press('Save');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ decisions: { companions: false }, seen: { companions: null } }));
  });

  it('looks again where nothing is to be saved, and says whether it still stands so', async () => {
    const both = stood({ mentor_sessions: 'granted', companions: 'granted' });
    await openPage(both);
    press('Save');
    expect(await screen.findByText('These answers were kept before. Nothing has changed.')).toBeTruthy();
    fakeAnswer(getParentView, stood({ mentor_sessions: 'granted', companions: 'refused' }));
    press('Save');
    expect(await screen.findByText('Another answer was given meanwhile. This is how it stands now.')).toBeTruthy();
    await waitFor(() => expect(answer('AI companions', 'No').checked).toBe(true));
  });

  it('shows what another parent answered meanwhile, and keeps what was chosen here', async () => {
    await openPage(stood({ mentor_sessions: 'granted', companions: 'granted' }));
    fireEvent.click(answer('Sharing', 'Yes'));
    const detail = 'Another answer was given while you read this page.';
    fakeRefusal(decideConsent, { status: 409, body: { detail, code: 'conflict' } });
    fakeAnswer(getParentView, stood({ mentor_sessions: 'refused', companions: 'granted', data_sharing: 'refused' }));
    press('Save');
    expect(await screen.findByText(detail, { exact: false })).toBeTruthy();
    await waitFor(() => expect(answer('Talks with a mentor', 'No').checked).toBe(true));
    expect(answer('Sharing', 'Yes').checked).toBe(true);
    const sent = fakeAnswer(decideConsent, DECIDED);
    press('Save');
    await waitFor(() => expect(sent).toMatchObject([{ decisions: { data_sharing: true }, seen: { data_sharing: false } }]));
    expect(sent[0]).not.toHaveProperty('decisions.mentor_sessions');
  });

  it('is closed by who is done, with nothing of it left in the tab', async () => {
    await openPage();
    press('I am done');
    await waitFor(async () => expect((await headline()).textContent).toBe('This page is closed'));
    expect([guardianAccess.token(), screen.queryByText(/Robin/)]).toEqual([null, null]);
    expect(screen.getByRole('button', { name: 'Send a fresh link' })).toBeTruthy();
  });

  it('closes when its half hour is over', async () => {
    await openPage();
    const over = { status: 401, body: { detail: 'Your session has ended.', code: 'session_expired' } };
    for (const endpoint of [decideConsent, getParentView]) fakeRefusal(endpoint, over);
    fireEvent.click(answer('AI companions', 'Yes'));
    press('Save');
    await waitFor(async () => expect((await headline()).textContent).toBe('This page has closed'));
  });

  it('shows a text that was changed meanwhile, and forgets what was chosen for the old one', async () => {
    await openPage();
    fireEvent.click(answer('AI companions', 'Yes'));
    fakeRefusal(decideConsent, { status: 409, body: { detail: 'The text was changed while you read it.', code: 'conflict' } });
    fakeAnswer(getParentView, { ...VIEW, text_version: '2' });
    press('Save');
    expect(await screen.findByText(/^The text was changed while you read it\. This is the new one/)).toBeTruthy();
    expect(answer('AI companions', 'Yes').checked).toBe(false);
  });

  it('corrects the age at once, and asks first where it ends the parent’s part', async () => {
    await openPage();
    const sent = fakeAnswer(correctAge, { ...VIEW, student: { ...VIEW.student, age: 15 } });
    fill(field('Age'), '15');
    press('Correct the age');
    expect(await screen.findByText('The age is corrected.')).toBeTruthy();
    fill(field('Age'), '18');
    press('Correct the age');
    fakeRefusal(getParentView, { status: 403, body: { detail: 'They are 18.', code: 'of_age' } });
    const adult = fakeAnswer(correctAge, { ...VIEW, student: { ...VIEW.student, age: 18 } });
    press('Yes, correct it', await screen.findByRole('alertdialog', { name: 'Is Robin 18?' }));
    await waitFor(async () => expect((await headline()).textContent).toBe('There is nothing left to decide'));
    expect([sent, adult]).toEqual([[{ age: 15 }], [{ age: 18 }]]);
  });

  it('that may not end the parents’ part alone says why at the age, where the focus is, and loses nothing', async () => {
    await openPage();
    const why = 'Another parent answers for this child as well. Please write to hello@careerscoop.app, and we look at it together.';
    fireEvent.click(answer('AI companions', 'Yes'));
    fill(field('Age'), '18');
    press('Correct the age');
    fakeRefusal(correctAge, { status: 400, body: { age: [why] } });
    press('Yes, correct it', await screen.findByRole('alertdialog', { name: 'Is Robin 18?' }));
    await waitFor(() => expect(saidAt(field('Age'))).toBe(why));
    expect(screen.getAllByText(why)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field('Age')));
    expect([field('Age').value, answer('AI companions', 'Yes').checked]).toEqual(['18', true]);
    fill(field('Age'), '17');
    expect(saidAt(field('Age'))).toBe('');
  });

  it('asks for deletion after a question, and takes it back', async () => {
    await openPage();
    fakeAnswer(askChildDeletion, { ...VIEW, erased_on: '2026-12-23' });
    press('Ask for deletion');
    press('Yes, delete it', await screen.findByRole('alertdialog', { name: 'Delete everything about Robin?' }));
    expect(await screen.findByText(/everything we hold about Robin is erased/)).toBeTruthy();
    fakeAnswer(takeBackChildDeletion, VIEW);
    press('Keep the account');
    expect(await screen.findByText('The account stays.')).toBeTruthy();
  });

  it('says that the child asked for the deletion as well where the account does not stay by taking it back', async () => {
    await openPage({ ...VIEW, erased_on: '2026-12-23' });
    fakeAnswer(takeBackChildDeletion, { ...VIEW, erased_on: '2026-12-23' });
    press('Keep the account');
    expect(await screen.findByText(/Robin asked for it as well, and only they can take that back/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep the account' })).toBeNull();
  });
});
