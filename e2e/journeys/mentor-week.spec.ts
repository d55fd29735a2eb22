import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Clocked, openClocked } from '../house/clocked.ts';
import { AFFILIATE_CODE, demo, newStudent, signIn, type Visitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4173) + 2;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MENTOR = 'mentor@demo.careerscoop.app';

// A house of its own: its clock is moved, and a representative types while it runs.
test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: 'serial' });

let house: Clocked;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  house = await openClocked(PORT);
});
test.afterAll(() => house.close());

const bearer = ({ access }: Visitor) => ({ authorization: `Bearer ${access}` });
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A grown-up student asks, and a representative finds the mentor for a time: booked inside the mentor's hours, else held. */
async function assigned(api: APIRequestContext, at: Date): Promise<Visitor> {
  const student = await newStudent(api, { affiliate_code: AFFILIATE_CODE, age: 20 });
  const headers = bearer(student);
  const asked = await api.post('/api/v1/mentor_sessions/', { headers, data: { topic: 'What you do when it rains' } });
  expect(asked.status(), await asked.text()).toBe(201);
  await house.staff(['assign', String(((await asked.json()) as MentorSession).id), MENTOR], { at: `${at.toISOString().slice(0, 16)}Z` });
  return student;
}

/** On the half hour, so far ahead. */
const ahead = (milliseconds: number) => new Date(Math.ceil((house.now().getTime() + milliseconds) / (30 * MINUTE)) * 30 * MINUTE);

test('a week of a mentor: hours, a request accepted, late, done, two minutes of feedback, and the hours given', async ({
  page,
  request,
  enter,
}) => {
  test.slow();
  const mentor = await signIn(request, demo('mentor'));
  await request.put('/api/v1/mentor/hours/', { headers: bearer(mentor), data: { hours: [], days: [] } });
  await enter(mentor);
  await page.goto('/profile/sessions');
  await page.getByRole('link', { name: 'Set your hours' }).click();
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByRole('group', { name: 'Monday' }).getByLabel('To').selectOption('3:30 pm');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your hours are kept. What is booked stays booked.')).toBeVisible();

  const starts = ahead(3 * DAY);
  await assigned(request, starts);
  await page.getByRole('link', { name: 'Back to your week' }).click();
  await expect(page.getByText('3 to 3:30 pm').first()).toBeVisible();
  await card(page, 'Robin asks for a talk').getByRole('button', { name: 'Accept' }).click();
  await expect(card(page, 'Next: Robin')).toContainText('What you do when it rains');
  await expect(page.getByRole('main')).not.toContainText('Lake');

  await house.advance(starts.getTime() - house.now().getTime() - 5 * MINUTE);
  await page.reload();
  await card(page, 'Next: Robin').getByRole('button', { name: 'Running late' }).click();
  await expect(page.getByText('Robin knows that you are running late.')).toBeVisible();
  await expect(card(page, 'Next: Robin').getByRole('link', { name: 'Go to the door' })).toBeVisible();

  await house.advance(40 * MINUTE);
  await page.reload();
  await card(page, 'Did you and Robin talk?').getByRole('button', { name: 'We talked' }).click();
  await page.getByRole('radio', { name: '4. Very good' }).check({ force: true });
  await page.getByLabel('2. What did Robin do well?').fill('You asked what goes wrong.');
  await page.getByRole('button', { name: 'Send to Robin' }).click();
  await page.getByRole('link', { name: 'To your week' }).click();
  await page.getByRole('link', { name: 'You gave 30 minutes: print it' }).click();
  await expect(page.getByRole('heading', { name: '30 minutes' })).toBeVisible();
});

test('an ended check: the mentor reads which, and what was to come waits for somebody else', async ({ page, request, enter }) => {
  test.slow();
  const mentor = await signIn(request, demo('mentor'));
  await request.put('/api/v1/mentor/hours/', { headers: bearer(mentor), data: { hours: [], days: [] } });
  const student = await assigned(request, ahead(3 * DAY));
  await enter(mentor);
  await page.goto('/profile/sessions');
  await card(page, /^Robin.* asks for a talk$/)
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(card(page, /^Next: Robin/)).toBeVisible();
  // Over by the browser's clock too, which stands still where a test before this one moved the house's.
  const now = Date.now();
  await house.staff(['check', MENTOR, 'background'], { cleared: dayAt(now - 400 * DAY), expires: dayAt(now - 2 * DAY) });

  await page.reload();
  await expect(page.getByText('“Background check” has ended.')).toBeVisible();
  await expect(page.getByText(/^Ended on /)).toBeVisible();
  await expect(card(page, /^Next: Robin/)).toHaveCount(0);
  const [left] = (await (await request.get('/api/v1/mentor_sessions/', { headers: bearer(student) })).json()) as MentorSession[];
  expect(left).toMatchObject({ state: 'requested', mentor: null, is_active: true });
});
