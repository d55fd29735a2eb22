import { expect } from '@playwright/test';
import { demoVisitor } from '../house/people.ts';
import type { Tools, Walk } from './screen.ts';

/** The address of the demo student's report, which another test may just have closed. */
async function addressOf({ request }: Tools, access: string): Promise<string> {
  const headers = { authorization: `Bearer ${access}` };
  const standing = (await (await request.get('/api/v1/report/', { headers })).json()) as { address: string };
  if (standing.address) return standing.address;
  return ((await (await request.post('/api/v1/report/', { headers })).json()) as { address: string }).address;
}

const standing = (tools: Tools, state: string) =>
  tools.page.route('**/api/v1/report/', (route) => route.fulfill({ json: { state, address: '', made_at: null } }));

export const REPORT_WALKS: Walk[] = [
  [
    {
      name: '/report of a student',
      open: async (tools) => {
        // A journey may close the address meanwhile: what is shown was asked for before.
        const { access } = await demoVisitor(tools.request, 'student');
        const address = await addressOf(tools, access);
        const json: unknown = await (await tools.request.get(`/api/v1/reports/${address.split('/').at(-1)}/`)).json();
        await tools.page.route('**/api/v1/reports/*/', (route) => route.fulfill({ json }));
        tools.watch.allow(/^404 GET \/report\//, /404/);
        await tools.page.goto(address);
        await expect(tools.page.getByRole('heading', { name: 'Three to stretch you' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/report that is not there',
      open: async ({ page, watch }) => {
        watch.allow(/^404 GET \/(api\/v1\/reports|report)\//, /404/);
        await page.goto(`/report/${'A'.repeat(43)}`);
        await expect(page.getByRole('heading', { name: 'There is no report here' })).toBeVisible();
      },
    },
  ],
  (['closed', 'not_in_plan', 'no_results'] as const).map((state) => ({
    name: `/profile/strengths, report ${state}`,
    widths: [390],
    open: async (tools: Tools) => {
      await tools.enter(await demoVisitor(tools.request, 'student'));
      await standing(tools, state);
      await tools.page.goto('/profile/strengths');
      await tools.page.getByRole('region', { name: 'Your AI Insights Report' }).scrollIntoViewIfNeeded();
    },
  })),
];
