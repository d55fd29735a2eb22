import { correctAge, freshParentLink, getParentView } from '@careerscoop/contract/consent';
import { callOffForChild, leaveChild, listChildren, payForChild } from '@careerscoop/contract/family';
import { listPlans } from '@careerscoop/contract/plans';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { TALK, childOf } from '../../test/family.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { STUDENT, enter } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import FamilyChild from './family-child.tsx';
import { session } from '../lib/session.ts';
import Family from './family.tsx';

const PARENT = { ...STUDENT, role: 'Parent' as const, email: 'layla@example.org', first_name: 'Layla' };
const PLANS = [
  { id: 1, title: 'Single Scoop', price: 0, duration: 'Forever', image: '', whiteImage: '', description: 'Free' },
  { id: 3, title: 'Sundae', price: 89, duration: '12 months', image: '', whiteImage: '', description: 'Talk it through\nTalks' },
];
const NOOR = childOf(
  {
    id: 2,
    first_name: 'Noor',
    age: 15,
    grade: 'SM',
    school: 'Lakeside High',
    adult_on: '2029-06-02',
    plan: { title: 'Sundae', source: 'payment', ends_at: '2028-01-04T18:00:00.000Z', sessions: true },
    receipts: [
      {
        number: 'CS-2027-000123',
        title: 'Sundae',
        state: 'paid',
        paid_at: '2027-01-04T18:00:00.000Z',
        amount: 8900,
        refunded: 0,
        bank_refused: false,
      },
    ],
    sessions: [TALK],
  },
  ['granted', 'granted', 'refused'],
);

const VIEW = {
  student: { first_name: 'Noor', age: 15, adult_on: '2029-06-02' },
  contact: 'l•••@example.org',
  text_version: '1',
  collected: [],
  purposes: [],
  changes: [],
  erased_on: null,
};

const open = (at = '/family') =>
  showPages({ '/family': <Family />, '/family/:child/:part': <FamilyChild />, '/signin': <p>Sign in here</p> }, at);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const cardOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li') ?? document.body;

beforeEach(() => {
  enter(PARENT);
  fakeAnswer(listPlans, PLANS);
});

describe("a parent's family", () => {
  it('says who waits and who does not, with the answers, the next talk and the plan of each child', async () => {
    fakeAnswer(listChildren, [NOOR, childOf()]);
    open();
    await title('Noor and Sami');
    screen.getByText('Sami waits for an answer of yours. Everything else is in order.');
    const noor = within(cardOf('Noor'));
    noor.getByText('15, Sophomore, Lakeside High. You decide until June 2, 2029.');
    noor.getByText('Nothing waits for you.');
    expect(noor.getAllByText('You said yes')).toHaveLength(2);
    noor.getByText(/^Wednesday, January 14, 2099/);
    expect(noor.getByRole<HTMLAnchorElement>('link', { name: 'Your join link' }).hash).toBe('#token');
    noor.getByText('Until January 4, 2028. Paid once: $89. Nothing renews.');
    const sami = within(cardOf('Sami'));
    sami.getByText('Sami asks for your yes');
    expect(sami.getAllByText('Waits for you')).toHaveLength(3);
    sami.getByText('None. Talks come with a plan that has them, and with your yes.');
    sami.getByText('Free, for as long as Sami likes.');
    sami.getByRole('link', { name: 'Read and decide for Sami' });
  });

  it('without children says how the first one comes, sends a link to the own email, and how under 13 will open', async () => {
    fakeAnswer(listChildren, []);
    const sent = fakeAnswer(freshParentLink, { detail: 'A fresh link is on its way.' });
    open();
    await title('Your family');
    await screen.findByRole('heading', { level: 2, name: 'Add your child' });
    screen.getByText(/^CareerScoop is not open for them yet/, { exact: false });
    press('Send me a fresh link');
    await screen.findByText(/It goes to layla@example\.org\./);
    expect(sent).toEqual([{ channel: 'email', contact: 'layla@example.org' }]);
  });

  it('can be tried again where no answer came', async () => {
    fakeNoNetwork(listChildren);
    open();
    await screen.findByText('Something went wrong');
    fakeAnswer(listChildren, [NOOR]);
    press('Try again');
    await title('Noor');
  });

  it('asks before a talk is called off, and says where somebody was quicker', async () => {
    fakeAnswer(listChildren, [NOOR]);
    fakeRefusal(callOffForChild, {
      status: 409,
      body: { code: 'conflict', detail: 'This was changed in the meantime. Load the page again.' },
    });
    open();
    await title('Noor');
    press(/^Call it off/);
    const question = within(await screen.findByRole('alertdialog', { name: 'Call this talk off?' }));
    question.getByText(/It does not count for the month, and your yes to talks stays/);
    const sent = fakeRefusal(callOffForChild, { status: 409, body: { code: 'conflict', detail: 'This was changed in the meantime.' } });
    press('Yes, call it off');
    await screen.findByText(/This was changed in the meantime\./);
    expect(sent).toEqual([{ reason: '', version: 2 }]);
  });

  it('says what a receipt holds, and what a refused plan means', async () => {
    fakeAnswer(listChildren, [NOOR]);
    open();
    await title('Noor');
    press(/^Receipt/);
    within(await screen.findByRole('dialog', { name: 'What was paid for Noor' })).getByText(/order CS-2027-000123/);
    press('Close');
    press(/^See the plans/);
    const plans = within(await screen.findByRole('dialog', { name: 'A plan for Noor' }));
    expect(plans.queryByText(/Single Scoop/)).toBeNull();
    fakeRefusal(payForChild, {
      status: 409,
      body: { code: 'plan_held', detail: 'Noor has a plan like this already. Nothing needs to be paid.' },
    });
    press('Look at Sundae');
    await plans.findByText(/Noor has a plan like this already/);
  });

  it('offers the plans again to who comes back from the payment page', async () => {
    fakeAnswer(listChildren, [NOOR]);
    open();
    await title('Noor');
    press(/^See the plans/);
    const dialog = await screen.findByRole('dialog', { name: 'A plan for Noor' });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    fakeAnswer(payForChild, { payment_link: 'https://pay.example/1' });
    press('Look at Sundae', dialog);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    const offer = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Look at Sundae' });
    expect(offer.disabled).toBe(true);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(offer.disabled).toBe(false));
  });

  it.each([
    ['guardian', 'Keep the account'],
    ['user', 'only they can take it back'],
  ] as const)(
    'of a child whose account is to be deleted, asked for by the %s: says until when and who can take it back',
    async (by, words) => {
      fakeAnswer(listChildren, [childOf({ erased_on: '2027-03-01', deletion_asked_by: by })]);
      open();
      await screen.findByText(/On March 1, 2027 everything we hold about Sami is erased/);
      screen.getByText(words, { exact: false });
      screen.getByText('Nothing waits for you.');
      expect(screen.queryByRole('button', { name: /^See the plans/ })).toBeNull();
    },
  );

  it('wants a sign-in first, and comes back', async () => {
    session.end();
    const { path } = open();
    await screen.findByText('Sign in here');
    expect(path()).toBe('/signin?redirect=/family');
  });
});

describe('one child', () => {
  it('that is none of the family says so', async () => {
    fakeRefusal(getParentView, { status: 404, body: { code: 'not_found', detail: 'We could not find that.' } });
    open('/family/9/answers');
    await title('This child is not in your family');
  });

  it('that is 18 says that nothing is left to decide', async () => {
    fakeRefusal(getParentView, { status: 403, body: { code: 'of_age', detail: 'This person is 18 now and decides alone.' } });
    open('/family/9/answers');
    await title('There is nothing left to decide');
  });

  it.each(['/family/x/answers', '/family/9/elsewhere', '/family/0/held'])('%s leads to the family', async (at) => {
    fakeAnswer(listChildren, [NOOR]);
    const { path } = open(at);
    await waitFor(() => expect(path()).toBe('/family'));
  });

  it('whose age one parent alone may not set to 18: the field says why, and keeps what was chosen', async () => {
    fakeAnswer(getParentView, VIEW);
    const why = 'Another parent answers for this child as well.';
    const sent = fakeRefusal(correctAge, { status: 400, body: { age: [why] } });
    open('/family/2/age');
    await title('The age of Noor');
    fill(field('Age'), '18');
    press('Correct the age');
    press('Yes, correct it', await screen.findByRole('alertdialog', { name: 'Is Noor 18?' }));
    await waitFor(() => expect(saidAt(field('Age'))).toBe(why));
    expect([field('Age').value, sent]).toEqual(['18', [{ age: 18 }]]);
  });

  it('is taken out after a question', async () => {
    fakeAnswer(getParentView, VIEW);
    fakeAnswer(listChildren, []);
    const left = fakeAnswer(leaveChild, undefined);
    const { path } = open('/family/2/leave');
    await title('Delete, or take out');
    press('Take Noor out');
    press('Yes, take out');
    await waitFor(() => expect(path()).toBe('/family'));
    expect(left).toHaveLength(1);
  });
});
