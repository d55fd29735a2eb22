import { expect } from '@playwright/test';
import { FEEDBACK, SESSIONS } from '../house/mentoring.ts';
import { demoVisitor, resultsOf } from '../house/people.ts';
import type { Screen, Tools } from './screen.ts';

type Who = Parameters<typeof demoVisitor>[1];

async function open({ page, request, enter }: Tools, who: Who, path: string, heading: string): Promise<void> {
  await enter(await demoVisitor(request, who));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

/** The shell of the signed-in area, and its screens. */
export const SIGNED_IN_SCREENS: Screen[] = [
  ...(['student', 'mentor'] as const).map(
    (who): Screen => ({
      name: `/profile of a ${who} on small screens`,
      widths: [768, 390, 320],
      open: async (tools) => {
        await tools.page.setViewportSize({ width: 390, height: 844 });
        await open(tools, who, '/profile', who === 'student' ? 'Noor Haddad' : 'Alex Morgan');
      },
    }),
  ),
  {
    name: 'the locked report',
    widths: [1440],
    open: async (tools) => {
      await open(tools, 'new', '/profile/sessions', 'Sessions');
      await tools.page.getByRole('button', { name: /^AI Insights Report/ }).click();
      await expect(tools.page.getByRole('dialog', { name: 'AI Insights Report' })).toBeVisible();
    },
  },
  {
    name: '/profile/recommendations with one saved',
    open: async (tools) => {
      const ten = await resultsOf(tools.request, await demoVisitor(tools.request, 'student'));
      const json = ten.map((one, index) => ({ ...one, interested: index === 0 }));
      await tools.page.route('**/api/v1/recommendations/', (route) => route.fulfill({ json }));
      await open(tools, 'student', '/profile/recommendations', 'Want to compare or build a plan?');
    },
  },
  {
    name: '/profile/recommendations with locked steps',
    open: async (tools) => {
      await tools.page.route('**/api/v1/ai-agents/**', (route) => route.fulfill({ json: { results: [], meta: {} } }));
      await open(tools, 'student', '/profile/recommendations', 'Next Steps?');
      await expect(tools.page.getByText('These steps need the AI Companions subscription.')).toBeVisible();
    },
  },
  {
    name: '/profile/ai-companions',
    open: async (tools) => {
      await open(tools, 'student', '/profile/ai-companions', 'College Buddy');
      await tools.page.getByRole('button', { name: 'Turn the card of Career Buddy' }).click();
    },
  },
  { name: '/profile/ai-companions with none', open: (tools) => open(tools, 'new', '/profile/ai-companions', "You don't have any assigned yet") },
  { name: 'a companion', open: (tools) => open(tools, 'student', '/profile/ai-companions/1/career-buddy', 'Career Buddy') },
  {
    name: '/profile/sessions',
    open: async (tools) => {
      await tools.page.route('**/api/v1/mentor_sessions/', (route) => route.fulfill({ json: SESSIONS }));
      await open(tools, 'student', '/profile/sessions', 'Sessions');
      await tools.page.getByRole('button', { name: 'About Alex' }).click();
    },
  },
  { name: '/profile/sessions of a mentor with none', open: (tools) => open(tools, 'mentor', '/profile/sessions', 'No session is planned') },
  {
    name: '/profile/customrequest without a topic',
    open: async (tools) => {
      await open(tools, 'student', '/profile/customrequest', 'Custom Request');
      await tools.page.getByRole('button', { name: 'Send my request' }).click();
      await expect(tools.page.getByText('Topic is required.')).toBeVisible();
    },
  },
  { name: '/profile/myPlan', open: (tools) => open(tools, 'student', '/profile/myPlan', 'Active Plan') },
  { name: '/profile/myPlan without a plan', open: (tools) => open(tools, 'new', '/profile/myPlan', 'Free Plan') },
  {
    name: '/profile/myFeedback',
    open: async (tools) => {
      await tools.page.route('**/api/v1/mentor_sessions/', (route) => route.fulfill({ json: SESSIONS }));
      await tools.page.route('**/api/v1/mentor_feedbacks/', (route) => route.fulfill({ json: FEEDBACK }));
      await open(tools, 'student', '/profile/myFeedback', 'Talk 5');
    },
  },
  { name: '/profile/MyFeedback with none', open: (tools) => open(tools, 'student', '/profile/MyFeedback', "You don't have any reviews yet") },
];
