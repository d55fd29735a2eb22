import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeDeskCode, type DeskCode, getDeskCode } from '@careerscoop/contract/desk-codes';
import { changeDeskPlan, type DeskPlan, listDeskPlans } from '@careerscoop/contract/desk-plans';
import { listSchoolNames } from '@careerscoop/contract/desk-schools';
import { listPlans } from '@careerscoop/contract/plans';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { field, fill, press } from '../../../../test/hands.ts';
import { CodeView } from './code-view.tsx';
import { PlansView } from './plans-view.tsx';

const DETAIL = 'This was changed in the meantime. Load the page again.';
const REFUSED = { status: 409, body: { code: 'conflict', detail: DETAIL } };
const PLAN: DeskPlan = { id: 3, title: 'Sundae', price: 20, duration: '12 months', description: 'All of it', months: 12, people: 4 };
const CODE: DeskCode = {
  code: 'NORTH-27',
  label: 'Northfield',
  school: null,
  companions: false,
  plan: null,
  months: null,
  seats: 30,
  taken: 12,
  full: false,
  opens_on: null,
  closes_on: null,
  is_active: true,
  open: true,
};

it('a plan that somebody else changed: the sentence stays, and so does what was written', async () => {
  fakeAnswer(listDeskPlans, [PLAN]);
  fakeRefusal(changeDeskPlan, REFUSED);
  showAtDesk({ '/desk/plans': <PlansView /> }, '/desk/plans');
  await screen.findByText('4');
  fakeAnswer(listDeskPlans, [{ ...PLAN, description: 'Their text', people: 5 }]);
  fill(field('Text'), 'My text');
  press('Save Sundae');
  await screen.findByText('5');
  expect(screen.getByText(DETAIL)).toBeTruthy();
  expect(field('Text').value).toBe('My text');
});

it('a plan that one saves twice is held to what was saved first', async () => {
  fakeAnswer(listDeskPlans, [PLAN]);
  const sent = fakeAnswer(changeDeskPlan, { ...PLAN, description: 'My text' });
  showAtDesk({ '/desk/plans': <PlansView /> }, '/desk/plans');
  await screen.findByText('4');
  fill(field('Text'), 'My text');
  press('Save Sundae');
  await screen.findByText('The plan is changed for whoever buys from now on.');
  fill(field('Text'), 'Better text');
  press('Save Sundae');
  await waitFor(() => expect(sent[1]).toMatchObject({ description: 'Better text', was: { description: 'My text' } }));
});

it('a code that somebody else changed, or redeemed: the sentence stays, and so does what was written', async () => {
  fakeAnswer(listPlans, []);
  fakeAnswer(listSchoolNames, []);
  fakeAnswer(getDeskCode, CODE);
  fakeRefusal(changeDeskCode, REFUSED);
  showAtDesk({ '/desk/codes': <CodeView code="NORTH-27" /> }, '/desk/codes');
  await screen.findByText('12 of 30');
  fakeAnswer(getDeskCode, { ...CODE, label: 'Theirs', taken: 13 });
  fill(field('Who it belongs to'), 'Mine');
  press('Save the code');
  await screen.findByText('13 of 30');
  expect(screen.getByText(DETAIL)).toBeTruthy();
  expect(field('Who it belongs to').value).toBe('Mine');
  const sent = fakeAnswer(changeDeskCode, { ...CODE, label: 'Mine' });
  press('Save the code');
  await waitFor(() => expect(sent).toMatchObject([{ label: 'Mine', was: { label: 'Northfield' } }]));
  await screen.findByText('The code is changed.');
  fill(field('Who it belongs to'), 'Ours');
  press('Save the code');
  await waitFor(() => expect(sent[1]).toMatchObject({ label: 'Ours', was: { label: 'Mine' } }));
});
