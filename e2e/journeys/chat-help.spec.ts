import { CRISIS, CRISIS_ES, answerWith, historyOf, saying } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { announced, button, CAREER_BUDDY, COLLEGE_BUDDY, say, talk } from '../pages/chat.ts';

test.beforeEach(async ({ request, enter }) => enter(await demoVisitor(request, 'student')));

for (const width of [1440, 390]) {
  test.describe(`help at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('without a yes of a parent, and without a plan, the chat says what opens it, and help is there', async ({ page }) => {
      await page.route('**/api/v1/ai-agents/?**', async (route) => {
        const response = await route.fetch();
        const { results, meta } = (await response.json()) as { results: object[]; meta: object };
        await route.fulfill({ json: { results: results.slice(0, 1).map((agent) => ({ ...agent, consent_needed: true })), meta } });
      });
      await page.goto(CAREER_BUDDY);
      await expect(page.getByRole('heading', { name: 'A parent has to agree first.' })).toBeVisible();
      await button(page, /Need help now/).click();
      await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
      await page.goto(COLLEGE_BUDDY);
      await expect(page.getByRole('heading', { name: 'This companion is not among yours' })).toBeVisible();
      await expect(button(page, /Need help now/)).toBeVisible();
    });

    for (const [language, card, name] of [
      ['English', CRISIS, 'Call 988'],
      ['Spanish', CRISIS_ES, 'Llama al 988 y oprime 2'],
    ] as const) {
      test(`words of danger bring help in ${language} at once; faces leave, and it stays at hand`, async ({ page }) => {
        await historyOf(page, []);
        await answerWith(
          page,
          [['card', card], saying('**I’m glad you wrote that down.** '.repeat(30))],
          ['done', { status: 'whole', source: 'safety', timestamp: new Date().toISOString() }],
        );
        await page.goto(CAREER_BUDDY);
        await say(page, 'no quiero vivir / i dont want to be here anymore');
        await expect(talk(page).getByRole('link', { name })).toBeInViewport();
        await expect(announced(page)).toContainText(card.title);
        await expect(page.locator('.chat__face, .bud__f svg')).toHaveCount(0);
        await expect(page.getByLabel(/^(Free things worth a look)$/)).toBeHidden();
        await page.setViewportSize({ width, height: 480 });
        await page.getByText(/^Sent/).scrollIntoViewIfNeeded();
        await expect(
          page.getByRole('navigation', { name: /^(Help, always here|Ayuda, siempre aquí)$/ }).getByRole('link', { name }),
        ).toBeVisible();
      });
    }
  });
}
