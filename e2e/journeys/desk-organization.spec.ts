import { DEMO_PASSWORD, demoVisitor, PASSWORD, signupForm } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

test('a school’s coordinator: a class code is asked for, a sheet hangs on the wall, and a code on paper lets a student in', async ({
  page,
  request,
  enter,
  browser,
}) => {
  await enter(await demoVisitor(request, 'coordinator'));
  await page.goto('/desk');

  await test.step('the school is named, with its code, and nobody who does not share', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Harborview High School' })).toBeVisible();
    await expect(page.getByRole('table', { name: /Students type one of them/ })).toContainText('SCOOP-DEMO');
  });

  await test.step('a class code is asked for', async () => {
    const form = page.getByRole('form', { name: 'Ask for a class code' });
    await form.getByLabel('How many students').fill('26');
    await form.getByRole('button', { name: 'Ask for it' }).click();
    await expect(form.getByText(/Class/).last()).toBeVisible();
    await form.getByLabel('Class').fill('Biology, grade 10');
    await form.getByRole('button', { name: 'Ask for it' }).click();
    await expect(page.getByRole('row', { name: /Biology, grade 10/ })).toContainText('We are looking at it');
  });

  await test.step('the sheet has the code and a picture for cameras', async () => {
    await page.getByRole('link', { name: 'Print a sheet for the wall' }).click();
    await expect(page.getByRole('img', { name: /with the code SCOOP-DEMO/ })).toBeVisible();
  });

  const form = signupForm({ affiliate_code: 'SCOOP-DEMO' });
  await request.post('/api/v1/signup/', { data: form });
  await test.step('a code on paper confirms a student’s account, who then gets in', async () => {
    await page.goto('/desk/confirming');
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Make the codes' }).click();
    const code = await page.getByRole('region', { name: 'The codes' }).getByRole('listitem').first().locator('b').innerText();
    const student = await (await browser.newContext()).newPage();
    await student.goto(new URL('/confirm-code', page.url()).href);
    await student.getByRole('textbox', { name: 'Email', exact: true }).fill(form.email);
    await student.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await student.getByLabel('Code from school').fill(code);
    await student.getByRole('button', { name: 'Confirm my account' }).click();
    await expect(student.getByRole('heading', { name: 'Your account is confirmed' })).toBeVisible();
    await student.context().close();
  });

  await test.step('a spreadsheet comes with the password alone', async () => {
    await page.goto('/desk/exports');
    await page.getByLabel('Your password, again').fill(DEMO_PASSWORD);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make the file' }).click();
    expect((await download).suggestedFilename()).toBe('careerscoop-students.csv');
  });
});
