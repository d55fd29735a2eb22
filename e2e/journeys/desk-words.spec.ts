import partner from '@careerscoop/contract/first-words/faq-partner.json' with { type: 'json' };
import { randomUUID } from 'node:crypto';
import { bearer, demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

/** One that no other journey reads. */
const { question = '', answer = '' } = partner[1] ?? {};

test('words: at the desk a question is answered otherwise and a story published, and a visitor sees both', async ({
  page,
  request,
  enter,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const said = `Write to us, and we answer within two days. ${mark}`;
  const staff = await demoVisitor(request, 'staff');
  await enter(staff);

  await test.step('an answer is changed in its dialog', async () => {
    await page.goto('/desk/faqs?kind=partner');
    await page
      .getByRole('row', { name: question })
      .getByRole('button', { name: /^Change/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Change the question' });
    await dialog.getByLabel('Answer').fill(said);
    await dialog.getByRole('button', { name: 'Save the question' }).click();
    await expect(page.getByText('The question is changed.')).toBeVisible();
    await expect(page.getByRole('row', { name: question })).toContainText(mark);
  });

  await test.step('a story without a headline is answered at its field; with one it is on its page', async () => {
    await page.goto('/desk/stories');
    await page.getByRole('button', { name: 'Add a story' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a story' });
    await dialog.getByLabel('Name').fill('Jo');
    await dialog.getByRole('textbox', { name: 'Story' }).fill('I began with a list of ten.\n\nNow it is two.');
    await dialog.getByRole('button', { name: 'Add the story' }).click();
    await expect(dialog.getByText('Headline is required.')).toBeVisible();
    await dialog.getByLabel('Headline').fill(`Ten became two ${mark}`);
    await dialog.getByRole('button', { name: 'Add the story' }).click();
    await expect(page.getByText('The story is on its page.')).toBeVisible();
  });

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' });
  const visitor = await elsewhere.newPage();
  await test.step('a visitor reads the new answer', async () => {
    await visitor.goto('/faq/communitypartner');
    await visitor.getByRole('main').getByRole('heading', { name: question }).click();
    await expect(visitor.getByText(said)).toBeVisible();
  });

  await test.step('and the story, first and without the mark of an example', async () => {
    await visitor.goto('/stories');
    const story = visitor.getByRole('article', { name: `Ten became two ${mark}` });
    await expect(story.getByText('Now it is two.')).toBeVisible();
    await expect(story.getByText('Example', { exact: true })).toHaveCount(0);
  });
  await elsewhere.close();

  await test.step('both are as before when the story is taken out and the answer written back', async () => {
    await page
      .getByRole('row', { name: mark })
      .getByRole('button', { name: /^Take out/ })
      .click();
    await page.getByRole('dialog', { name: 'Take this story out?' }).getByRole('button', { name: 'Take it out' }).click();
    await expect(page.getByText('The story is taken out.')).toBeVisible();
    await expect(page.getByRole('row', { name: mark })).toHaveCount(0);
    const headers = bearer(staff);
    const list = await request.get('/api/v1/desk/faqs/?kind=partner', { headers });
    const { results } = (await list.json()) as { results: { id: number; question: string }[] };
    const id = results.find((row) => row.question === question)?.id;
    expect((await request.patch(`/api/v1/desk/faqs/${id}/`, { headers, data: { answer } })).status()).toBe(200);
  });
});
