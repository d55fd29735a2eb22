import { addDeskCode, getDeskCode, listCodeRequests, refuseCodeRequest } from '@careerscoop/contract/desk-codes';
import { makeExport } from '@careerscoop/contract/desk-exports';
import { listSchoolNames } from '@careerscoop/contract/desk-schools';
import {
  assignDeskStudents,
  changeDeskStudent,
  type DeskStudentRow,
  endDeskGuardianship,
  getDeskStudent,
  listDeskStudents,
  removeDeskGuardian,
} from '@careerscoop/contract/desk-students';
import { listPlans } from '@careerscoop/contract/plans';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { atDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { show } from '../../../../test/show.tsx';
import { NewCodeForm } from './code-form.tsx';
import { CodeRequests } from './code-requests.tsx';
import { CodeView } from './code-view.tsx';
import { ExportView } from './export-view.tsx';
import { StudentView } from './student-view.tsx';
import { StudentsView } from './students-view.tsx';

const meta = { page: 1, per_page: 50, total: 2, more: false, number_of_pages: 1 };
const ROW: DeskStudentRow = {
  id: 7,
  first_name: 'Abby',
  school: null,
  completed: true,
  shares: true,
  grade: 'JR',
  plan: 'Sundae',
  parent: 'granted',
  agreed: 2,
  talks: { asked: 1, booked: 0 },
  created_at: '2026-10-12T15:00:00.000Z',
  leaving: false,
};
const NOT_TOLD = { grade: null, plan: null, parent: null, agreed: null, talks: null, created_at: null };
const CODE = {
  code: 'NORTH-27',
  label: 'Northfield',
  school: { id: 3, name: 'Northfield High' },
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
const STUDENT = {
  id: 7,
  first_name: 'Abby',
  last_name: 'Lindqvist',
  email: 'abby@example.org',
  phone: '555',
  address: '',
  city: '',
  state: '',
  zipcode: '',
  shares: false,
  submitted_at: null,
  answers: null,
  recommendations: null,
  account: {
    age: 16,
    grade: 'JR',
    adult_on: '2028-10-12',
    is_minor: true,
    email_confirmed: true,
    created_at: '2026-10-12T15:00:00.000Z',
    deletion_on: null,
    school: null,
    affiliate_code: null,
    allow_data_sharing: false,
    parent: 'waiting' as const,
    guardian: null,
    family: [{ id: 9, first_name: 'Karin', email: 'karin@example.net', since: '2026-10-14T08:00:00.000Z', ended_at: null, may_end: true }],
    consents: [],
    terms: [],
    sessions: [],
  },
};

beforeEach(() => {
  fakeAnswer(listSchoolNames, [{ id: 3, name: 'Northfield High' }]);
  fakeAnswer(listPlans, []);
});

it('the list says plan, parent and talks to representatives, and puts all of a narrowed list into a school', async () => {
  fakeAnswer(listDeskStudents, { results: [ROW, { ...ROW, id: 8, first_name: 'Adam', parent: 'waiting' }], meta });
  const { user } = show(atDesk('representative', <StudentsView />), '/?completed=yes');
  expect((await screen.findByRole('link', { name: 'Abby' })).getAttribute('href')).toBe('/desk/students/7');
  expect(screen.getByText('Yes to 2')).toBeTruthy();
  expect(screen.getAllByText('1 asked')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Set the school of all 2' }));
  const sent = fakeAnswer(assignDeskStudents, { changed: 2 });
  await user.type(screen.getAllByLabelText('School').at(-1)!, 'field');
  await user.click(await screen.findByRole('option', { name: 'Northfield High' }));
  await user.click(screen.getByRole('button', { name: 'Set it for 2' }));
  await screen.findByText('2 students changed school.');
  expect(sent).toEqual([{ filter: { completed: 'yes' }, count: 2, school_id: 3 }]);
});

it('a list that changed meanwhile says so, and the form stays', async () => {
  fakeAnswer(listDeskStudents, { results: [ROW], meta: { ...meta, total: 1 } });
  const { user } = show(atDesk('representative', <StudentsView />), '/?q=abb');
  await user.click(await screen.findByRole('button', { name: 'Set the school of this one' }));
  const detail = 'This list shows 3 students by now. Nothing was changed: look at it again.';
  fakeRefusal(assignDeskStudents, { status: 409, body: { code: 'conflict', detail } });
  await user.click(screen.getByRole('button', { name: 'Set it for 1' }));
  expect(await screen.findByText(detail)).toBeTruthy();
});

it('an adult who left the family by themselves can be put out still; who was put out, or is over by age, cannot', async () => {
  const ended_at = '2026-10-20T08:00:00.000Z';
  const [family] = STUDENT.account.family;
  const gone = { ...family!, id: 10, first_name: 'Olga', ended_at, may_end: false };
  fakeAnswer(getDeskStudent, { ...STUDENT, account: { ...STUDENT.account, family: [{ ...family!, ended_at }, gone] } });
  const { user } = show(atDesk('representative', <StudentView id={7} />), '/desk/students/7');
  await user.click(await screen.findByRole('button', { name: 'Put out Karin' }));
  expect(screen.getAllByText(/^Ended October 20, 2026$/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Olga/ })).toBeNull();
  fakeAnswer(endDeskGuardianship, undefined);
  await user.click(screen.getByRole('button', { name: 'Put out' }));
  await screen.findByText('They are out of the family.');
});

it('a contact of somebody who is no parent is taken off, as it was seen; not where a family account is reached there', async () => {
  const guardian = { channel: 'email' as const, contact: 'typo@example.net', asked_at: '2026-10-12T15:10:00.000Z', answered_at: null };
  const account = { ...STUDENT.account, guardian: { ...guardian, may_remove: true } };
  fakeAnswer(getDeskStudent, { ...STUDENT, account });
  const { user } = show(atDesk('representative', <StudentView id={7} />), '/desk/students/7');
  await user.click(await screen.findByRole('button', { name: 'Take this contact off' }));
  expect(screen.getByRole('dialog', { name: 'Take this contact off?' }).textContent).toContain('reached at typo@example.net');
  const sent = fakeAnswer(removeDeskGuardian, undefined);
  fakeAnswer(getDeskStudent, { ...STUDENT, account: { ...account, guardian: { ...guardian, may_remove: false } } });
  await user.click(screen.getByRole('button', { name: 'Take it off' }));
  await screen.findByText('The contact is taken off.');
  expect(sent).toEqual([{ asked_at: guardian.asked_at }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take this contact off' })).toBeNull());
});

it('an organization sees names and who has taken the assessment, and nothing to filter by but that', async () => {
  fakeAnswer(listDeskStudents, { results: [{ ...ROW, ...NOT_TOLD }], meta: { ...meta, total: 1 } });
  show(atDesk('organization', <StudentsView />), '/');
  await screen.findByRole('link', { name: 'Abby' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['First name', 'Assessment']);
  expect(screen.queryByLabelText('Plan')).toBeNull();
  expect(screen.queryByRole('button', { name: /school of/ })).toBeNull();
});

it('a student opens with why answers are not shown; the age is sent with the one that was seen', async () => {
  fakeAnswer(getDeskStudent, STUDENT);
  const { user } = show(atDesk('representative', <StudentView id={7} />), '/desk/students/7');
  expect(await screen.findByRole('heading', { name: 'Abby Lindqvist' })).toBeTruthy();
  expect(screen.getByText(/Right now that is not so/)).toBeTruthy();
  const sent = fakeAnswer(changeDeskStudent, { age: 17, adult_on: '2027-10-12', school: null });
  await user.clear(screen.getByLabelText('Age'));
  await user.type(screen.getByLabelText('Age'), '17');
  await user.click(screen.getByRole('button', { name: 'Correct the age' }));
  await screen.findByText('The age is corrected.');
  expect(sent).toEqual([{ age: 17, was: { age: 16 } }]);
  fakeRefusal(changeDeskStudent, { status: 409, body: { code: 'conflict', detail: 'This was changed in the meantime.' } });
  await user.click(screen.getByRole('button', { name: 'Set the school' }));
  expect(await screen.findByText('This was changed in the meantime.')).toBeTruthy();
});

it('who may not change students finds no form at one', async () => {
  fakeAnswer(getDeskStudent, STUDENT);
  show(atDesk('safety', <StudentView id={7} />), '/desk/students/7');
  await screen.findByRole('heading', { name: 'Account' });
  expect(screen.queryByRole('button', { name: 'Correct the age' })).toBeNull();
});

it('a new code is sent with what was said and null for the rest; a refused one says so at its field', async () => {
  const { user } = show(atDesk('representative', <NewCodeForm onMade={() => undefined} />));
  await user.type(screen.getByLabelText('Code'), 'ab');
  await user.type(screen.getByLabelText('Who it belongs to'), 'Northfield');
  await user.click(screen.getByRole('button', { name: 'Make the code' }));
  expect(
    await screen.findByText('A code has 4 to 40 letters, digits and dashes.', { selector: '.err, .err *, [id$=error], [id$=error] *' }),
  ).toBeTruthy();
  const sent = fakeAnswer(addDeskCode, CODE);
  await user.type(screen.getByLabelText('Code'), 'c-27');
  await user.click(screen.getByRole('button', { name: 'Make the code' }));
  await screen.findByText('The code is made.');
  expect(sent).toEqual([
    {
      code: 'ABC-27',
      label: 'Northfield',
      school_id: null,
      companions: false,
      plan_id: null,
      months: null,
      seats: null,
      opens_on: null,
      closes_on: null,
      is_active: true,
    },
  ]);
});

it('a code shows its places to an organization, and no form', async () => {
  fakeAnswer(getDeskCode, { ...CODE, taken: 10 });
  show(atDesk('organization', <CodeView code="NORTH-27" />));
  expect(await screen.findByText('10 or more of 30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save the code' })).toBeNull();
});

it('a code that is asked for can be declined, and who was quicker is said', async () => {
  const request = { id: 4, by: null, school: null, code: null, label: 'Grade 11', seats: 25, state: 'open', made: null } as const;
  fakeAnswer(listCodeRequests, { results: [{ ...request, created_at: '2026-11-20T15:00:00.000Z' }], meta: { ...meta, total: 1 } });
  const { user } = show(atDesk('representative', <CodeRequests />));
  fakeRefusal(refuseCodeRequest, { status: 409, body: { code: 'conflict', detail: 'Somebody has answered this already.' } });
  await user.click(await screen.findByRole('button', { name: 'Say no to Grade 11' }));
  const said = await screen.findByText('Somebody has answered this already.');
  expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
});

it('an export asks for the password, says what follows, and empties the password when it was wrong', async () => {
  const { user } = show(atDesk('representative', <ExportView />), '/?code=NORTH-27');
  expect(screen.getByText(/it is written down that you took it/)).toBeTruthy();
  fakeRefusal(makeExport, { status: 400, body: { current_password: ['This is not your current password.'] } });
  const password = screen.getByLabelText<HTMLInputElement>('Your password, again');
  await user.type(password, 'not this one');
  await user.click(screen.getByRole('button', { name: 'Make the file' }));
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  await waitFor(() => expect(password.value).toBe(''));
});
