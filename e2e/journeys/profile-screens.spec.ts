import type { Plan } from '@careerscoop/contract/plans';
import { FEEDBACK, FREE, SESSIONS } from '../house/mentoring.ts';
import { AFFILIATE_CODE, demoVisitor, newStudent, resultsOf } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { menuLink } from '../pages/profile.ts';
import { goInside } from '../pages/site.ts';

const AGENTS = '**/api/v1/ai-agents/**';
const MENTORING = '**/api/v1/mentor_sessions/';
const agent = (id: number, name: string, consent_needed = false) => ({ id, name, image: '', short_description: 'Helps.', consent_needed });

test('without a plan the plan, the companions and a request say so, and the request keeps its words', async ({
  page,
  novice: _novice,
  watch,
}) => {
  watch.allow(/^403 POST \/api\/v1\/mentor_sessions\/$/);
  await page.goto('/profile/myPlan');
  await expect(page.getByRole('heading', { level: 1, name: 'Free Plan' })).toBeVisible();
  await expect(page.getByText('Upgrade your plan to access exclusive features and tools.')).toBeVisible();

  await menuLink(page, 'Recommendations').click();
  await page.getByRole('link', { name: 'Meet Your AI Companions' }).click();
  await expect(page.getByRole('heading', { name: "You don't have any assigned yet" })).toBeVisible();

  await menuLink(page, 'Custom Request').click();
  const topic = page.getByLabel('Topic');
  const send = page.getByRole('button', { name: 'Send my request' });
  await send.click();
  await expect(topic).toHaveAccessibleDescription(/Topic is required\./);
  await topic.fill('How do I become a nurse?');
  await send.click();
  const refused = page.getByRole('dialog', { name: 'This needs a plan' });
  await expect(refused).toContainText('The Sundae plan opens talks with a mentor.');
  await refused.getByRole('button', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/pricingplan');
  await page.goBack();
  await expect(topic).toHaveValue('How do I become a nurse?');
});

test('a request is kept until it is sent, and is then among the active sessions; a minor without a yes is told so, and led to where it stands', async ({
  page,
  request,
  enter,
  watch,
}) => {
  watch.allow(/^(403|500) POST \/api\/v1\/mentor_sessions\/$/);
  const topic = page.getByLabel('Topic');
  const send = page.getByRole('button', { name: 'Send my request' });
  await enter(await newStudent(request, { age: 19, affiliate_code: AFFILIATE_CODE }));
  await page.goto('/profile/customrequest');
  await topic.fill('Nursing');
  await page.getByLabel('When would suit you?').fill('2001-01-01T10:00');
  await send.click();
  await expect(page.getByText('Choose a time that is still to come.')).toBeVisible();
  await page.getByLabel('When would suit you?').fill('2099-03-04T16:30');
  await page.route(MENTORING, (route) => route.fulfill({ status: 500, json: { detail: 'Not now.', code: 'internal' } }), { times: 1 });
  await send.click();
  await expect(page.getByText(/^This was not sent\. Something went wrong on our side\..*Your words are still here\./)).toBeVisible();
  await send.click();
  const done = page.getByRole('dialog', { name: 'Success!' });
  await expect(topic).toHaveValue('');
  await done.getByRole('link', { name: 'See my sessions' }).click();
  const card = page.getByRole('tabpanel', { name: 'Active Sessions' }).getByRole('listitem');
  await expect(card).toContainText('Nursing');
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('You wished for Wednesday, March 4, 2099, 4:30 pm, your time.');

  await enter(await newStudent(request, { affiliate_code: AFFILIATE_CODE }));
  await page.goto('/profile/customrequest');
  await expect(page.getByText(/Talks with a mentor open once a parent says yes/i)).toBeVisible();
  await topic.fill('Boats');
  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: 'See where it stands' }).click();
  await expect(page).toHaveURL('/profile/consent');
});

test('the saved careers open their next steps by count and companion', async ({ page, request, enter }) => {
  const student = await demoVisitor(request, 'student');
  const ten = await resultsOf(request, student);
  let saved = 0;
  let agents = [agent(1, 'Career Buddy')];
  await page.route('**/api/v1/recommendations/', (route) =>
    route.fulfill({ json: ten.map((one, index) => ({ ...one, interested: index < saved })) }),
  );
  await page.route(AGENTS, (route) => route.fulfill({ json: { results: agents, meta: {} } }));
  await enter(student);
  const panel = (title: string) => page.getByRole('region', { name: title, exact: true });
  const save = async (count: number) => {
    saved = count;
    await menuLink(page, 'Sessions').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
    await menuLink(page, 'Recommendations').click();
  };
  await page.goto('/profile/recommendations');
  await expect(panel('No saved careers yet')).toBeVisible();
  await expect(page.getByText('AI recommended')).toHaveCount(3);
  await save(1);
  await expect(panel('Want to compare or build a plan?')).toContainText('You need one more.');
  await save(2);
  const steps = panel('Next Steps?');
  await expect(steps.getByRole('link', { name: 'Compare Careers with Career Buddy' })).toHaveAttribute(
    'href',
    '/profile/ai-companions/1/career-buddy?type=compare-careers',
  );
  await expect(steps.getByRole('link', { name: /^Start an Action Plan/ })).toHaveAttribute(
    'href',
    '/profile/ai-companions/1/career-buddy?type=start-action-plan',
  );
  await expect(steps.getByRole('link', { name: /^Find Schools/ })).toHaveCount(0);
  await expect(steps).toContainText('Locked: comes with College Buddy');
  await expect(steps).toContainText('These steps need the AI Companions subscription.');
  const slugs = ten.slice(0, 2).map(({ slug }) => slug);
  await expect(steps.getByRole('link', { name: 'Compare side by side' })).toHaveAttribute(
    'href',
    `/careers/compare?careers=${slugs.join(',')}`,
  );
  agents = [agent(1, 'Career Buddy', true), agent(2, 'College Buddy', true)];
  await page.reload();
  await expect(steps.getByText('Locked until a parent says yes: Career Buddy')).toHaveCount(2);
  await expect(steps.getByRole('link', { name: 'See where it stands' })).toBeVisible();
});

test('companions are cards to turn and to open, and say so for what is not theirs; sessions, feedback and the plan are told as they are', async ({
  page,
  request,
  enter,
}) => {
  await page.route(MENTORING, (route) => route.fulfill({ json: SESSIONS }));
  await page.route('**/api/v1/mentor_sessions/*/slots/**', (route) => route.fulfill({ json: FREE }));
  await page.route('**/api/v1/mentor_feedbacks/', (route) => route.fulfill({ json: FEEDBACK }));
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/profile/ai-companions');
  await test.step('companions', async () => {
    await expect(page.getByText('Your Personal AI Coaches for the Future You Want!')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Career Buddy',
      'College Buddy',
      'More Coming Soon!',
    ]);
    const turn = page.getByRole('button', { name: 'Turn the card of College Buddy' });
    await turn.click();
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'College Buddy' }).click();
    await expect(page).toHaveURL('/profile/ai-companions/2/college-buddy');
    await expect(page.getByRole('heading', { level: 1, name: 'College Buddy' })).toBeVisible();
    await goInside(page, '/profile/ai-companions/3/interview-helper');
    await expect(page.getByRole('heading', { name: 'This companion is not among yours' })).toBeVisible();
  });

  await test.step('sessions', async () => {
    await menuLink(page, 'Sessions').click();
    const cards = page.getByRole('tabpanel').locator('.talks > li');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText(/Mentor:\s*Alex/);
    await expect(page.getByRole('tabpanel').getByText('Pending')).toHaveCount(3);
    await cards.first().getByRole('button', { name: 'About Alex' }).click();
    await expect(cards.first().getByText('I design exhibits')).toBeVisible();
    await page.getByRole('tab', { name: 'Session History' }).click();
    await expect(cards).toContainText([/Monday, January 12(, 2026)?, 4:00 pm/]);
  });

  await test.step('feedback', async () => {
    await menuLink(page, 'My Feedback').click();
    await expect(page.getByRole('region', { name: 'Your words are missing' }).getByRole('link')).toHaveText('Write to Alex');
    const topics = page.getByRole('main').getByRole('heading', { level: 2, name: /^Talk/ });
    await expect(topics).toHaveText(['Talk 5', 'Talk 4', 'Talk 3', 'Talk 2', 'Talk 1']);
    const lefts = await topics.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect([lefts[3], lefts[4]]).toEqual([lefts[0], lefts[1]]);
    await expect(page.getByText('Mentor: Alex')).toHaveCount(5);
    await page.getByLabel('Sort').selectOption('Date low to high');
    await expect(topics.first()).toHaveText('Talk 1');
  });

  await test.step('the plan', async () => {
    await menuLink(page, 'My Plan').click();
    await expect(page.getByRole('region', { name: 'Sundae' })).toContainText('for 12 months');
    await expect(page.getByRole('listitem').filter({ hasText: 'COMING SOON' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Change The Plan' })).toHaveAttribute('href', '/pricingplan');
  });
});

test('a profile that does not come says so at once, while it is tried again, and comes by a press', async ({
  page,
  watch,
  novice: _novice,
}) => {
  watch.allow(/^503 GET \/api\/v1\/profile\/$/);
  let tries = 0;
  let fails = true;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/v1/profile/', async (route) => {
    tries += 1;
    // The second try of the screen has no answer until it is let go.
    if (tries > 2) await held;
    if (fails) await route.fulfill({ status: 503, json: { detail: 'We are busy right now.', code: 'unavailable' } });
    else await route.continue();
  });
  await page.goto('/profile/profile-info');
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText('We are away for a moment. Nothing is lost');
  await expect(told).toContainText('We are trying again…');
  await expect(page.getByText('Loading your profile…')).toHaveCount(0);
  letGo();
  const again = told.getByRole('button', { name: 'Try again' });
  await expect(again).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 });
  await expect(told).not.toContainText('We are trying again…');
  fails = false;
  await again.click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit Profile Info' })).toBeVisible();
});

test('My Plan shows the whole description, from its first line on', async ({ page, request, enter }) => {
  await enter(await demoVisitor(request, 'student'));
  const plans = (await (await request.get('/api/v1/pricing_plan/')).json()) as Plan[];
  const { description = '' } = plans.find(({ title }) => title === 'Sundae') ?? {};
  await page.goto('/profile/myPlan');
  const lines = page.getByRole('region', { name: 'Sundae' }).getByRole('listitem');
  await expect(lines).toHaveText(description.split('\n').map((line) => new RegExp(`^${line} ?(COMING SOON)?$`)));
  await expect(lines.filter({ hasText: 'scholarship helper' })).toContainText('COMING SOON');
});
