import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Clocked, openClocked } from '../house/clocked.ts';
import { mailedLink, mailWith } from '../house/outbox.ts';
import { AFFILIATE_CODE, demo, newStudent, signIn, type Visitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { answer, askedLink, FRESH, newParent, openParentPage, pathOf } from '../pages/consent.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4173) + 1;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Active Sessions' });

/** The demo's mentor, with every day of the week. */
async function openMentor(api: APIRequestContext): Promise<Visitor> {
  const mentor = await signIn(api, demo('mentor'));
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from_minute: 540, to_minute: 1020 }));
  const headers = bearer(mentor);
  await api.patch('/api/v1/profile/', { headers, data: { time_zone: 'America/Chicago' } });
  const kept = await api.put('/api/v1/mentor/hours/', { headers, data: { hours } });
  expect(kept.status(), await kept.text()).toBe(200);
  return mentor;
}

/** A student of 16 whose parent has agreed to talks. */
async function openStudent(page: Page, api: APIRequestContext): Promise<{ student: Visitor; parent: string }> {
  const student = await newStudent(api, { affiliate_code: AFFILIATE_CODE });
  const parent = newParent();
  await decide(page, await askedLink(api, student, parent), 'Yes');
  return { student, parent };
}

async function decide(page: Page, path: string, choice: 'Yes' | 'No'): Promise<void> {
  await openParentPage(page, path);
  await answer(page, 'Talks with a mentor', choice).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your answers are kept.')).toBeVisible();
}

const sessionsOf = async (api: APIRequestContext, who: Visitor) =>
  (await (await api.get('/api/v1/mentor_sessions/', { headers: bearer(who) })).json()) as MentorSession[];

/** The student asks, a representative finds the mentor, the student chooses the first free time. @returns when it begins. */
async function bookFirst(page: Page, api: APIRequestContext, student: Visitor, topic: string): Promise<Date> {
  await page.goto('/profile/customrequest');
  await page.getByLabel('Topic').fill(topic);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByRole('dialog', { name: 'Success!' }).getByRole('link', { name: 'See my sessions' }).click();
  await expect(panel(page).getByRole('listitem').first()).toContainText('We look for somebody who does this work.');
  await expect(panel(page).getByText('Pending')).toBeVisible();
  const [asked] = await sessionsOf(api, student);
  await house.staff(['assign', String(asked?.id), MENTOR]);
  await page.reload();
  await expect(panel(page).getByText('Your turn: choose a time')).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^\w+, \w+ \d+(, \d{4})?, \d+:\d\d [ap]m$/ })
    .first()
    .click();
  await panel(page).getByRole('button', { name: 'Book', exact: true }).click();
  await expect(panel(page).getByText(/^Booked$/)).toBeVisible();
  const [booked] = await sessionsOf(api, student);
  return new Date(booked?.starts_at ?? '');
}

test('from a request to feedback: the student asks, a representative finds a mentor, the student chooses, the parent is told, both write', async ({
  page,
  request,
  enter,
}) => {
  test.slow();
  const mentor = await openMentor(request);
  const { student, parent } = await openStudent(page, request);
  await enter(student);
  const starts = await bookFirst(page, request, student, 'How do you plan an exhibit?');
  await expect(panel(page).getByText(/Your parent knows too\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Five questions to ask Alex' }).getByRole('listitem')).toHaveCount(5);
  await expect(panel(page).getByRole('button', { name: /^Opens at \d+:\d\d [ap]m$/ })).toBeVisible();
  await mailWith(request, parent, 'Robin');
  await mailWith(request, student.email, 'This is booked:');

  await house.advance(starts.getTime() - house.now().getTime() + HOUR);
  await page.reload();
  await page.getByRole('tab', { name: 'Session History' }).click();
  await page.getByRole('link', { name: 'Write to Alex' }).click();
  await page.getByRole('radio', { name: '4. Very good' }).check({ force: true });
  await page.getByLabel('2. What do you take from it?').fill('I did not know how much of it is drawing.');
  await page.getByRole('button', { name: 'Send to Alex' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is on its way' })).toBeVisible();

  await enter(await signIn(request, mentor));
  const [over] = await sessionsOf(request, await signIn(request, mentor));
  await page.goto('/profile/myFeedback');
  await expect(page.getByText('I did not know how much')).toHaveCount(0);
  await page.goto(`/profile/sessions/${over?.id}/feedback`);
  await page.getByRole('radio', { name: '3. Good' }).check({ force: true });
  await page.getByLabel('2. What did Robin do well?').fill('You asked what I would do again.');
  await page.getByRole('button', { name: 'Send to Robin' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is on its way' })).toBeVisible();
  await page.goto('/profile/myFeedback');
  await expect(page.getByText('I did not know how much of it is drawing.')).toBeVisible();

  await enter(await signIn(request, student));
  await page.goto('/profile/myFeedback');
  await expect(page.getByText('You asked what I would do again.')).toBeVisible();
  await expect(page.getByText('Mentor: Alex')).toBeVisible();
});

test('through the door: closed before its time, open ten minutes before, the room in a tab of its own, and the parent by the link of the mail', async ({
  page,
  context,
  request,
  enter,
  watch,
}) => {
  test.slow();
  watch.allow(/^403 POST \/api\/v1\/mentor_sessions\/\d+\/join\/$/);
  await openMentor(request);
  const { student, parent } = await openStudent(page, request);
  await enter(student);
  const starts = await bookFirst(page, request, student, 'Who draws the maps?');
  const [booked] = await sessionsOf(request, student);
  await page.goto(`/sessions/${booked?.id}/join`);
  await expect(page.getByRole('heading', { name: 'You are early' })).toBeVisible();
  await house.advance(starts.getTime() - house.now().getTime() - 5 * MINUTE);
  await enter(await signIn(request, student));
  await page.goto(`/sessions/${booked?.id}/join`);
  await expect(page.getByRole('heading', { name: 'You can go in' })).toBeVisible();
  const room = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Open the room/ }).click();
  await expect((await room).getByRole('heading', { name: 'You are in the room as Robin, student' })).toBeVisible();

  const { links } = await mailWith(request, parent, 'Who draws the maps?');
  await page.goto(pathOf(links.find((link) => link.includes('/join#')) ?? ''));
  await expect(page.getByText(/^Robin talks with Alex: .* You join as a parent, and both see that you are there\.$/)).toBeVisible();
});

test('a report ends the talk at once, a person reads it, and the mentor does not learn who it was', async ({ page, request, enter }) => {
  test.slow();
  const mentor = await openMentor(request);
  const { student } = await openStudent(page, request);
  await enter(await signIn(request, student));
  await bookFirst(page, request, student, 'How do you draw?');
  await panel(page).getByRole('link', { name: 'Something is wrong' }).click();
  await page.getByRole('radio', { name: 'Rude or unfair' }).check({ force: true });
  await page.getByLabel('In your words, if you like').fill('They laughed at my school.');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();
  await page.getByRole('link', { name: 'To your sessions' }).click();
  await expect(page.getByRole('heading', { name: 'No session is planned' })).toBeVisible();
  expect(await house.staff(['reports'])).toContain('hurtful');
  const left = await sessionsOf(request, await signIn(request, mentor));
  expect(left.filter(({ is_active, topic }) => is_active && topic === 'How do you draw?')).toEqual([]);
});

test('a parent who takes the yes back an hour before: the talk is off, and all three are told', async ({ page, request, enter }) => {
  test.slow();
  await openMentor(request);
  const { student, parent } = await openStudent(page, request);
  await enter(await signIn(request, student));
  const starts = await bookFirst(page, request, student, 'How do you begin?');
  await house.advance(starts.getTime() - house.now().getTime() - HOUR);
  await request.post('/api/v1/consent/fresh-link/', { data: { channel: 'email', contact: parent } });
  await decide(page, pathOf(await mailedLink(request, parent, FRESH)), 'No');
  await page.goto('/profile/sessions');
  await expect(page.getByRole('heading', { name: 'No session is planned' })).toBeVisible();
  for (const to of [student.email, parent, MENTOR]) await mailWith(request, to, 'How do you begin?');
});
