import { newLastSeat } from '../house/payments.ts';
import { enterAs, newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { watch as watchContext } from '../house/watch.ts';
import { account, codeField } from '../pages/plans.ts';

test('of two who use the last place of a code at once one has the plan, and the other reads why not', async ({
  page,
  browser,
  origin,
  request,
  student: _student,
  watch,
}) => {
  const code = await newLastSeat(request);
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const watched = watchContext(context, origin);
  await enterAs(context, origin, await newStudent(request));
  const pages = [page, await context.newPage()];
  for (const each of pages) {
    await each.goto('/profile/myPlan');
    await codeField(each).fill(code.toLowerCase());
    await each.getByRole('button', { name: 'Use the code' }).click();
    const offer = each.getByRole('alertdialog', { name: `The code ${code}` });
    await expect(offer).toContainText('It opens the Sundae plan for you, and nobody at home pays.');
    await expect(offer).toContainText(/It ends by itself on \w+ \d+, \d{4}\./);
  }
  for (const each of [watch, watched]) each.allow(/^400 POST \/api\/v1\/plan\/code\/$/);
  await Promise.all(pages.map((each) => each.getByRole('button', { name: 'Use it' }).click()));

  const has = (each: typeof page) => each.getByRole('heading', { name: 'Active Plan' });
  const why = (each: typeof page) => each.getByText('Every place of this code is taken. Please ask whoever gave it to you.');
  for (const each of pages) await expect(has(each).or(why(each))).toBeVisible();
  const won = await Promise.all(pages.map((each) => has(each).isVisible()));
  expect(won.filter(Boolean)).toHaveLength(1);
  const [winner = page, loser = page] = won[0] ? pages : pages.toReversed();
  await expect(account(winner)).toHaveAccessibleName('Account of Robin Lake, Sundae');
  await expect(loser.getByRole('alertdialog')).toHaveCount(0);
  await expect(codeField(loser)).toHaveAccessibleDescription(/Every place of this code is taken\./);
  await expect(codeField(loser)).toBeFocused();
  await loser.reload();
  await expect(loser.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
  expect(watched.faults()).toEqual([]);
  await context.close();
});
