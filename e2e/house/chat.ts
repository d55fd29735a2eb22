import type { Page, Route } from '@playwright/test';
import type { chatEvents, HistoryItem } from '@careerscoop/contract/chat';
import type { ChatCard, CrisisCard } from '@careerscoop/contract/chat-cards';
import { crisisCardOf } from '@careerscoop/contract/help-lines';
import type { z } from 'zod';

/** Conversations as a server tells of them, for states that a real one seldom has. */

const TURN = '00000000-0000-4000-8000-000000000001';
export const CHAT = '**/api/v1/ai-agents/*/chat/';
export const HISTORY = '**/api/v1/ai-agents/*/chat-history/**';

type Events = typeof chatEvents;
type Sent = { [N in keyof Events]: [N, z.input<Events[N]>] }[keyof Events];

const DONE: Sent = ['done', { status: 'whole', source: 'guide', timestamp: '2026-11-23T15:00:00.000Z' }];

/** An answer as a stream of these events, with its beginning and, if it has one, its end. */
export function streamOf(events: readonly Sent[], end: Sent | null = DONE): string {
  const all: Sent[] = [['turn', { turn: TURN, source: 'guide' }], ...events, ...(end ? [end] : [])];
  return all.map(([event, data], index) => `id: ${index + 1}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
}

export const saying = (text: string): Sent => ['delta', { text }];

/** The companion answers every message with these events. Gives what was sent. */
export async function answerWith(page: Page, events: readonly Sent[], end?: Sent | null): Promise<{ body: unknown; key: string }[]> {
  const sent: { body: unknown; key: string }[] = [];
  await page.route(CHAT, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push({ body: route.request().postDataJSON() as unknown, key: route.request().headers()['idempotency-key'] ?? '' });
    return route.fulfill({ contentType: 'text/event-stream', body: streamOf(events, end) });
  });
  return sent;
}

let count = 0;

export function said(role: 'user' | 'assistant', content: string, rest: Partial<HistoryItem> = {}): HistoryItem {
  count += 1;
  return {
    id: count,
    role,
    content,
    timestamp: new Date(Date.now() - 3_600_000 + count * 1000).toISOString(),
    turn: `00000000-0000-4000-8000-${String(1000 + Math.floor(count / 2)).padStart(12, '0')}`,
    status: 'whole',
    source: role === 'user' ? null : 'guide',
    cards: [],
    cites: [],
    notices: [],
    ...rest,
  };
}

/** The history holds these messages, until it is cleared. */
export async function historyOf(page: Page, results: HistoryItem[], rest: object = {}): Promise<void> {
  const left = { today: 60, of: 60, until: new Date(Date.now() + 12 * 3_600_000).toISOString() };
  let known = results;
  await page.route(HISTORY, (route: Route) => {
    if (route.request().method() === 'DELETE') {
      known = [];
      return route.fulfill({ status: 204 });
    }
    return route.fulfill({ json: { results: known, more: false, running: null, left, ...rest } });
  });
}

const BLS = { source: 'U.S. Bureau of Labor Statistics', year: 'May 2025', href: 'https://www.bls.gov/oes/' };
const NATURALIST = { onet_code: '19-1031.03', slug: 'park-naturalists', title: 'Park Naturalist' };
const BIOLOGIST = { onet_code: '19-1029.04', slug: 'biologists', title: 'Biologist' };

export const COMPARISON: ChatCard = {
  kind: 'comparison',
  careers: [NATURALIST, BIOLOGIST],
  rows: [
    {
      key: 'median_wage',
      label: 'Middle pay, a year',
      values: [
        { text: '$73,010', value: 73010 },
        { text: '$98,920', value: 98920 },
      ],
      main: true,
    },
    {
      key: 'growth',
      label: 'Jobs, 2024 to 2034',
      values: [
        { text: '3.4% more', value: 3.4 },
        { text: '1.2% more', value: 1.2 },
      ],
      main: false,
    },
    {
      key: 'openings',
      label: 'Places open each year',
      values: [
        { text: '2,500', value: 2500 },
        { text: 'Not published', value: null },
      ],
      main: false,
    },
    {
      key: 'job_zone',
      label: 'Getting ready',
      values: [
        { text: 'Step 4 of 5', value: 4 },
        { text: 'Step 5 of 5', value: 5 },
      ],
      main: true,
    },
  ],
  reasons: [['You like to look after animals.'], []],
  sources: [BLS, { source: 'O*NET', year: '2025', href: null }],
};

export const PLAN: ChatCard = {
  kind: 'plan',
  career: NATURALIST,
  title: 'Try out Park Naturalist',
  grade: 'Grade 11',
  steps: [
    { when: 'this_week', key: 'try', text: 'Write a ten-minute nature walk for your street. Give it to two family members.' },
    { when: 'this_week', key: 'schools', text: 'Open two schools that teach this and see what they cost.' },
    { when: 'this_year', key: 'guide', text: 'Ask a park near you about helping as a junior guide.' },
    { when: 'later', key: 'class', text: 'Pick one more biology or history class.' },
  ],
};

export const SCHOOLS: ChatCard = {
  kind: 'schools',
  career: NATURALIST,
  zip: '97401',
  miles: 100,
  total: 7,
  schools: [
    {
      unitid: 209551,
      name: 'University of Oregon',
      city: 'Eugene',
      state: 'OR',
      miles: 1,
      program: 'Geography and Environmental Studies',
      award: "Bachelor's degree",
      finished: 17,
      price: 18699,
      completion: 0.74,
    },
    {
      unitid: 209038,
      name: 'Lane Community College',
      city: 'Eugene',
      state: 'OR',
      miles: 4,
      program: 'Sustainability Studies',
      award: 'Associate degree',
      finished: 0,
      price: 8203,
      completion: 0.24,
    },
    {
      unitid: 209074,
      name: 'Linn-Benton Community College',
      city: 'Albany',
      state: 'OR',
      miles: 37.2,
      program: 'Wildlife, Fish and Wildlands Science and Management',
      award: 'Associate degree',
      finished: null,
      price: null,
      completion: null,
    },
  ],
  href: '/schools?career=19-1031.03&zip=97401',
  sentence: null,
  sources: [{ source: 'U.S. Department of Education, NCES IPEDS', year: '2023-24', href: null }],
};

export const STARTERS: ChatCard = {
  kind: 'starters',
  replies: [
    { label: 'What is the hard part?', say: 'What is the hard part of being a Park Naturalist?' },
    { label: 'Where can I study it?', say: 'Where can I study to become a Park Naturalist?' },
  ],
};

export const CRISIS: CrisisCard = crisisCardOf('suicide', 'en');
export const CRISIS_ES: CrisisCard = crisisCardOf('suicide', 'es');

const words =
  'Here they are, side by side. Two things set them apart.\n\n- Biologists earn more in the middle: $98,920 a year, against $73,010.\n- Biologists study longer.\n\n**Next:** shall I make a plan to try one of them out?';
const at = (text: string, id: string, wider = false) => ({
  id,
  from: words.indexOf(text),
  to: words.indexOf(text) + text.length,
  label: 'Half of the people in this group earn more, half earn less. Before taxes, the whole country.',
  text,
  ...BLS,
  wider,
});

/** A conversation with a table, figures and a plan. */
export const TALK: HistoryItem[] = [
  said('user', 'Compare the careers I saved: Park Naturalist, Biologist. How are they different?'),
  said('assistant', words, { cards: [COMPARISON], cites: [at('$98,920', 'F1', true), at('$73,010', 'F2')] }),
  said('user', 'yes, park naturalist pls'),
  said('assistant', 'Five steps, small ones first.\n\n**Next:** keep it, and do the first one this week.', { cards: [PLAN, STARTERS] }),
];
