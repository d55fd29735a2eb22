import { mailedLink, mailWith } from '../house/outbox.ts';
import { newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { watch as watchContext } from '../house/watch.ts';
import { ASK, answer, askedLink, FRESH, newParent, openButton, openParentPage, pathOf } from '../pages/consent.ts';
import { menuLink } from '../pages/profile.ts';
import { footer } from '../pages/site.ts';

const PARTS = ['Talks with a mentor', 'AI companions', 'Sharing with the school'];

test('a student asks, a parent reads and decides, both see it', async ({ page, browser, origin, request, student: _student }) => {
  const parent = newParent();
  await page.goto('/profile/recommendations');
  await page.getByRole('link', { name: 'What a parent decides' }).click();
  await expect(page).toHaveURL('/profile/consent');
  await expect(page.getByText('Nobody was asked yet')).toHaveCount(3);

  await page.getByRole('button', { name: 'Ask a parent' }).click();
  const question = page.getByRole('dialog', { name: 'Ask a parent' });
  await question.getByLabel("Your parent's email").fill(parent);
  await question.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Your question is on its way' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Waiting for your parent')).toHaveCount(3);
  await expect(page.getByText(`We wrote to ${parent} on `)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask somebody else' })).toBeVisible();

  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const watched = watchContext(context, origin);
  const phone = await context.newPage();
  await phone.goto(pathOf(await mailedLink(request, parent, ASK)));
  await expect(phone).toHaveURL('/parents/decide');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Robin asks for your yes');
  await expect(openButton(phone)).toBeInViewport({ ratio: 1 });
  await openButton(phone).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You decide for Robin');
  await test.step('who asks, for whom, and every choice stand on the first screen', async () => {
    await expect(phone.getByText(/asks you as Robin’s parent or guardian/)).toBeInViewport({ ratio: 1 });
    for (const part of PARTS) await expect(answer(phone, part, 'No').locator('+ span')).toBeInViewport({ ratio: 1 });
  });
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
  await answer(phone, 'Talks with a mentor', 'Yes').check();
  await answer(phone, 'AI companions', 'No').check();
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByText('Your answers are kept. A receipt is on its way')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'AI companions: no' })).toBeVisible();
  await mailWith(request, parent, 'Talks with a mentor: yes.');

  // A reload within the half hour needs no new link, and shows what was answered.
  await phone.reload();
  await expect(answer(phone, 'Talks with a mentor', 'Yes')).toBeChecked();
  await expect(answer(phone, 'Sharing with the school', 'Yes')).not.toBeChecked();
  await answer(phone, 'Talks with a mentor', 'No').check();
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Talks with a mentor: no' })).toBeVisible();
  expect(watched.faults()).toEqual([]);
  await context.close();

  await page.reload();
  await expect(page.getByText('Your parent said no')).toHaveCount(2);
  await expect(page.getByText('Not answered yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /Ask|Send/ })).toHaveCount(0);
  await menuLink(page, 'Recommendations').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What a parent decides' })).toHaveCount(0);
});

test('a link works once; a fresh one opens the page again', async ({ page, request, watch }) => {
  watch.allow(/^400 POST \/api\/v1\/consent\/open\/$/);
  const parent = newParent();
  const link = await askedLink(request, await newStudent(request), parent);
  await openParentPage(page, link);
  await page.evaluate(() => sessionStorage.clear());
  // From another page, so that the link is loaded as it is from a mail.
  await page.getByRole('link', { name: 'CareerScoop' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await openButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was used');
  await page.getByLabel('Your email').fill(parent);
  await page.getByRole('button', { name: 'Send a fresh link' }).click();
  await expect(page.getByText('If a student here named you as parent, a fresh link is on its way.')).toBeVisible();
  await openParentPage(page, pathOf(await mailedLink(request, parent, FRESH)));
});

test('parents find their page from the foot of every page; another link in the same tab is read', async ({ page, watch }) => {
  watch.allow(/^400 POST \/api\/v1\/consent\/open\/$/);
  await page.goto('/about');
  await footer(page).getByRole('link', { name: 'For parents' }).click();
  await expect(page).toHaveURL('/parents');
  await expect(page.getByRole('heading', { name: 'Under 13? A parent starts here.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:/);

  await page.goto('/parents/decide#short');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  // Another link in the same tab: the page stays, and reads it.
  await page.goto(`/parents/decide#${'x'.repeat(43)}`);
  await openButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
});

test('on paper the page has nothing to press; a parent corrects the age, takes a copy, and has everything deleted or kept', async ({
  page,
  request,
  watch,
}) => {
  await openParentPage(page, await askedLink(request, await newStudent(request), newParent()));
  await answer(page, 'AI companions', 'Yes').check();
  await test.step('on paper stand the texts and the answers', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Who sees what')).toHaveCount(3);
    await expect(page.getByText('Name, email, phone, address, age and grade')).toBeVisible();
    await expect(answer(page, 'AI companions', 'Yes').locator('+ span')).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  watch.allow(/^403 GET \/api\/v1\/consent\/parent\/$/);
  await page.getByLabel('Age', { exact: true }).selectOption('15');
  await page.getByRole('button', { name: 'Correct the age' }).click();
  await expect(page.getByText('The age is corrected.')).toBeVisible();
  await page.getByRole('button', { name: 'See everything' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'About Robin' })).toBeVisible();
  await expect(page.getByText('Madison, WI 53703')).toBeVisible();
  await expect(page.getByText('No careers yet. They come from the assessment.')).toBeVisible();
  await expect(page.getByText(/user_id|adult_on|Email confirmed at/)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^careerscoop-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole('button', { name: 'Ask for deletion' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText(/everything we hold about Robin is erased/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await expect(page.getByText('The account stays.')).toBeVisible();
  await page.getByLabel('Age', { exact: true }).selectOption('18');
  await page.getByRole('button', { name: 'Correct the age' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, correct it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing left to decide');
});
