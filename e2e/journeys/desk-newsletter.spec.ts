import { randomUUID } from 'node:crypto';
import { newReader } from '../house/desk-work.ts';
import { mailsTo, mailWith } from '../house/outbox.ts';
import { DEMO_PASSWORD, demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

test('a newsletter: written, previewed, tried on oneself, sent with the password, read, and ended by its link', async ({
  page,
  request,
  enter,
  watch,
}) => {
  const mark = `Issue ${randomUUID().slice(0, 8)}`;
  const [reader, leaver] = [await newReader(request), await newReader(request)];
  const staff = await demoVisitor(request, 'staff');
  await enter(staff);
  await page.goto('/desk/newsletters');
  const letter = page.frameLocator('iframe[title="The letter as a reader gets it"]');

  await test.step('what is typed is seen as the letter; a script in it is words', async () => {
    await page.getByRole('link', { name: 'Write one' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New newsletter' })).toBeVisible();
    await page.getByLabel('Subject').fill(mark);
    await page.getByLabel('Text').fill('# Three new careers\n\nWe have **three** more.\n\n<script>document.title = "run"</script>');
    await expect(letter.getByRole('heading', { name: 'Three new careers' })).toBeVisible();
    await expect(letter.getByText('<script>document.title = "run"</script>')).toBeVisible();
    await page.getByRole('button', { name: 'Keep as a draft' }).click();
    await expect(page).toHaveURL(/\/desk\/newsletters\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: mark })).toBeVisible();
  });

  await test.step('the test goes to oneself alone', async () => {
    await page.getByRole('button', { name: 'Send it to me alone' }).click();
    expect((await mailWith(request, staff.email, 'We have three more.')).subject).toContain(mark);
    expect((await mailsTo(request, reader)).filter(({ subject }) => subject.includes(mark))).toEqual([]);
  });

  const form = page.getByRole('form', { name: 'Send it' });
  await test.step('a wrong password is said at its field, and nobody gets anything', async () => {
    watch.allow(/^400 POST \/api\/v1\/desk\/newsletters\//);
    await form.getByLabel('Your password, again').fill('a guess');
    await form.getByRole('button', { name: /^Send to [\d,]+ readers?$/ }).click();
    await expect(form.getByText('This is not your current password.')).toBeVisible();
    expect((await mailsTo(request, reader)).filter(({ subject }) => subject.includes(mark))).toEqual([]);
  });

  await test.step('with the right one it is sent, once to each', async () => {
    await form.getByLabel('Your password, again').fill(DEMO_PASSWORD);
    await form.getByRole('button', { name: /^Send to [\d,]+ readers?$/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /^(On its way|Sent)$/ })).toBeVisible();
    const mail = await mailWith(request, reader, 'We have three more.');
    expect(mail.subject).toBe(mark);
    expect(mail.html).not.toContain('<script');
    await mailWith(request, leaver, 'We have three more.');
    expect((await mailsTo(request, reader)).filter(({ subject }) => subject === mark)).toHaveLength(1);
  });

  await test.step('the link at its end takes its reader off the list', async () => {
    const mail = await mailWith(request, leaver, 'We have three more.');
    const link = new URL(mail.links.find((each) => each.includes('/unsubscribe')) ?? '');
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'End my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You’re off the list' })).toBeVisible();
  });
});
