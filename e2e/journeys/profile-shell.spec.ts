import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { openMenu } from '../pages/accounts.ts';
import { barBack, menuLines, menuLink, profileMenu } from '../pages/profile.ts';
import { goInside, invitation } from '../pages/site.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const STUDENT = [
  'Recommendations',
  'My next steps',
  'Strengths',
  'AI Insights Report',
  'AI Companions',
  'Sessions',
  'Custom Request',
  'Profile Info',
  'My Plan',
  'My Feedback',
  'Invite a Friend',
];
const MENTOR = ['Sessions', 'Profile Info', 'My Feedback', 'Invite a Friend'];

test('a student has eleven lines beside every screen, and each screen opens by its line or its address', async ({
  page,
  request,
  enter,
}) => {
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile/recommendations');
  await expect.poll(() => menuLines(page)).toEqual(STUDENT);
  const main = page.getByRole('main');
  for (const [path, heading, marked, way] of [
    ['/profile/sessions', 'Sessions', 'Sessions', menuLink(page, 'Sessions')],
    ['/profile/recommendations', 'Recommendations', 'Recommendations', menuLink(page, 'Recommendations')],
    ['/profile/next-steps', 'My next steps', 'My next steps', menuLink(page, 'My next steps')],
    ['/profile/strengths', 'Strengths', 'Strengths', menuLink(page, 'Strengths')],
    ['/profile/customrequest', 'Custom Request', 'Custom Request', menuLink(page, 'Custom Request')],
    ['/profile/profile-info', 'Profile Info', 'Profile Info', menuLink(page, 'Profile Info')],
    ['/profile/EditProfile', 'Edit Profile Info', 'Profile Info', main.getByRole('link', { name: 'Edit Profile Info' })],
    ['/profile/myPlan', 'Active Plan', 'My Plan', menuLink(page, 'My Plan')],
    ['/profile/myFeedback', 'My Feedback', 'My Feedback', menuLink(page, 'My Feedback')],
    ['/profile/changePhoto', 'Profile Info', 'Profile Info', undefined],
    ['/profile/editPassword', 'Change Password', 'Profile Info', main.getByRole('link', { name: 'Change Password' })],
    ['/profile/MyFeedback', 'My Feedback', 'My Feedback', undefined],
    ['/profile/ai-companions', 'AI Companions', 'AI Companions', menuLink(page, 'AI Companions')],
  ] as const) {
    expect((await request.get(path)).status(), path).toBe(200);
    if (way) await way.click();
    else await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), path).toBeVisible();
    await expect(profileMenu(page).locator('[aria-current]'), path).toHaveText(marked);
    if (path.toLowerCase() === '/profile/myfeedback') await expect(menuLink(page, marked)).toHaveAttribute('aria-current', 'page');
    if (way) await expect(page).toHaveURL(path);
  }
  await menuLink(page, 'Strengths').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Strengths' })).toBeFocused();
});

test('on a phone the menu or a screen shows, never both; the report is locked in it with its reason, and a link in the settings once there is one', async ({
  page,
  novice,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/profile/');
  await expect(page.getByRole('heading', { level: 1, name: 'Sam Rivera' })).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await menuLink(page, 'Strengths').click();
  await expect(page).toHaveURL('/profile/strengths');
  await expect(profileMenu(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Strengths')).toBeVisible();
  await barBack(page).click();
  await expect(page).toHaveURL('/profile');
  await expect.poll(() => menuLines(page)).toEqual(STUDENT);
  await expect(barBack(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Still loading your greatness' })).toHaveCount(0);
  await profileMenu(page).getByRole('button', { name: 'Invite a Friend' }).click();
  await expect(invitation(page).getByLabel("Friend's Email")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/profile');

  await test.step('the report', async () => {
    await page.setViewportSize(DESKTOP);
    await menuLink(page, 'Sessions').click();
    const locked = page.getByRole('button', { name: /^AI Insights Report Locked\. Comes with a paid plan/ });
    await locked.click();
    const why = page.getByRole('dialog', { name: 'AI Insights Report' });
    await expect(why).toContainText('It comes with a paid plan.');
    await why.getByRole('button', { name: 'Close' }).first().click();
    await expect(page).toHaveURL('/profile/sessions');
    await openMenu(page);
    const item = page.getByRole('menuitem', { name: /^AI Insights Report/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('menu')).toContainText('Sam Rivera');
    await page.keyboard.press('Escape');
    await page.route('**/api/v1/profile/', async (route) => {
      const profile = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...profile, ai_report: '/report/one' } });
    });
    await page.reload();
    await openMenu(page);
    await expect(item).toHaveAttribute('href', '/report/one');
    await page.keyboard.press('Escape');
    // Whose it is sees no lock on it.
    await expect(profileMenu(page).getByRole('link', { name: /^AI Insights Report Ready to read/ })).toHaveAttribute('href', '/report/one');
    await expect(profileMenu(page)).not.toContainText('Locked');
    await expect(profileMenu(page).getByRole('button', { name: /Report/ })).toHaveCount(0);
    expect(novice.user.role).toBe('Student');
  });
});

test('a mentor has four lines, begins with the sessions, and finds nothing of a student', async ({ page, request, enter }) => {
  await enter(await demoVisitor(request, 'mentor'));
  await page.goto('/profile/strengths');
  await expect(page).toHaveURL('/profile/sessions');
  await expect.poll(() => menuLines(page)).toEqual(MENTOR);
  for (const tab of ['Session History', 'Active Sessions']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 }).first()).toBeVisible();
    // Their hours and their guide, and no way into the test.
    const leads = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leads.filter((to) => !['/profile/hours', '/mentor-guide'].includes(to ?? ''))).toEqual([]);
  }
  for (const path of ['/profile', '/profile/strengths', '/profile/myPlan', '/profile/customrequest', '/profile/ai-companions']) {
    await goInside(page, path);
    await expect(page, path).toHaveURL('/profile/sessions');
  }
  await menuLink(page, 'My Feedback').click();
  await expect(page.getByRole('heading', { name: "You don't have any reviews yet" })).toBeVisible();
  await page.setViewportSize(PHONE);
  await barBack(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alex Morgan' })).toBeVisible();
  await expect.poll(() => menuLines(page)).toEqual(MENTOR);
});
