import type { APIRequestContext } from '@playwright/test';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { type Clocked, openClocked } from '../house/clocked.ts';
import { mailedLink, mailWith } from '../house/outbox.ts';
import { AFFILIATE_CODE, bearer, demo, newEmail, newStudent, PASSWORD, signIn, type Visitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4173) + 5;
const CHECKS = ['Identity', 'Background', 'References', 'Training', 'Agreement'];

// A house of its own: its mentors and reports are these alone.
test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: 'serial' });

let house: Clocked;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  house = await openClocked(PORT);
});
test.afterAll(() => house.close());

/** Dana offers to be a mentor, and confirms the email. @returns it */
async function applicant(api: APIRequestContext): Promise<string> {
  const email = newEmail('vet');
  const data = { role: 'Mentor', first_name: 'Dana', last_name: 'Whitfield', phone: '(555) 010-0166', password: PASSWORD, email };
  const offered = await api.post('/api/v1/signup/', { data });
  expect(offered.status(), await offered.text()).toBe(201);
  const token = new URL(await mailedLink(api, email)).searchParams.get('token');
  expect((await api.post('/api/v1/signup/confirm/', { data: { token } })).status()).toBe(200);
  return email;
}

/** A grown-up student who has asked for a talk. */
async function talker(api: APIRequestContext): Promise<{ student: Visitor; session: number }> {
  const student = await newStudent(api, { affiliate_code: AFFILIATE_CODE, age: 20 });
  const asked = await api.post('/api/v1/mentor_sessions/', { headers: bearer(student), data: { topic: 'How do you look after horses?' } });
  expect(asked.status(), await asked.text()).toBe(201);
  return { student, session: ((await asked.json()) as MentorSession).id };
}

test('a mentor from the checks to approval, and then the first talk: entered, approved, assigned', async ({ page, request, enter }) => {
  test.slow();
  const email = await applicant(request);
  await enter(await signIn(request, demo('staff')));
  await page.goto('/desk/mentors?state=applied');
  await page.getByRole('link', { name: 'Dana Whitfield' }).click();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  const today = house.now().toISOString().slice(0, 10);
  for (const check of CHECKS) {
    await page.getByRole('button', { name: `Enter ${check}` }).click();
    await page.getByLabel('Cleared on').fill(today);
    await page.getByRole('textbox', { name: 'Reference' }).fill(`No. ${check}`);
    await page.getByRole('button', { name: /^Mark as clear/ }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${check} Clear`) })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Meets students').first()).toBeVisible();
  await mailWith(request, email, 'Students can meet you from now on');

  const { student, session } = await talker(request);
  await page.goto('/desk/sessions');
  await page.getByRole('link', { name: 'Robin' }).click();
  await page.getByRole('button', { name: /^Assign/ }).click();
  await expect(page.getByText('Choose a mentor.')).toBeVisible();
  await page.getByLabel('Find a mentor').fill('Dana');
  const mentors = page.getByLabel('Mentor', { exact: true });
  const dana = mentors.getByRole('option', { name: /^Dana.*no hours set$/ });
  await expect(dana).toHaveCount(1);
  await mentors.selectOption(await dana.getAttribute('value'));
  await page.getByRole('button', { name: /^Assign/ }).click();
  await expect(page.getByText('Student chooses').first()).toBeVisible();
  const seen = (await (await request.get('/api/v1/mentor_sessions/', { headers: bearer(student) })).json()) as MentorSession[];
  expect(seen.find(({ id }) => id === session)).toMatchObject({ mentor_name: 'Dana', state: 'requested' });
});

test('a report handled: read, decided about the pause, closed, and the mentor meets students again', async ({
  page,
  request,
  enter,
  watch,
}) => {
  test.slow();
  // Closed without a word about the pause.
  watch.allow(/^400 POST \/api\/v1\/desk\/reports\/\d+\/close\/$/);
  const { student, session } = await talker(request);
  await house.staff(['assign', String(session), demo('mentor').email]);
  const told = await request.post(`/api/v1/mentor_sessions/${session}/report/`, {
    headers: bearer(student),
    data: { kind: 'contact', text: 'Asked twice for my number.' },
  });
  expect(told.status(), await told.text()).toBe(201);
  await enter(await signIn(request, demo('staff')));
  await page.goto('/desk/reports');
  const row = page.getByRole('row').filter({ hasText: 'Grave, open' });
  await expect(row).not.toContainText('Robin');
  await row.getByRole('link', { name: /^Report/ }).click();
  await expect(page.getByText('Asked twice for my number.')).toBeVisible();
  await page.getByRole('button', { name: /^Close the report/ }).click();
  await expect(page.getByText(/^The mentor is paused: say whether/)).toBeVisible();
  await page.getByRole('radio', { name: 'They meet students again' }).check({ force: true });
  await page.getByRole('button', { name: /^Close the report/ }).click();
  await expect(page.getByText(/, by Jo$/)).toBeVisible();
  await mailWith(request, demo('mentor').email, 'The pause is over');
  await page.getByRole('link', { name: 'Alex Morgan' }).click();
  await expect(page.getByText('The pause was lifted')).toBeVisible();
});
