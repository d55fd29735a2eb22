import { type Asker, OWN } from './access-askers.ts';

/** What somebody meets at an endpoint; hidden: 404, as if there was nothing. */
export type Outcome = 'in' | '401' | '403' | 'hidden';

/** What differs from the policy, each with its reason. */
export const EXCEPTIONS: { endpoint: string; asker: Asker; outcome: Outcome; reason: string }[] = [
  {
    endpoint: 'POST /invitations/',
    asker: 'expired',
    outcome: '401',
    reason: "open to all, but with the sender's name for who is signed in: the browser renews its token and asks again",
  },
  {
    endpoint: 'GET /careers/:onet_code/match/',
    asker: 'another student',
    outcome: 'in',
    reason: 'a career of the catalogue is everybody’s, and each student is told of their own answers',
  },
  { endpoint: 'PUT /careers/:onet_code/match/', asker: 'another student', outcome: 'in', reason: 'the same: each saves for themselves' },
  {
    endpoint: 'PUT /next-steps/try-this/:onet_code/',
    asker: 'another student',
    outcome: 'in',
    reason: 'the same: each adds it to their own steps',
  },
  {
    endpoint: 'POST /ai-agents/:id/chat/',
    asker: 'another student',
    outcome: 'in',
    reason: 'a companion is nobody’s own: each student begins a conversation of theirs, where their plan opens it',
  },
  ...['GET /desk/organization/', 'POST /desk/organization/code-requests/', 'POST /desk/organization/confirming-codes/'].map((endpoint) => ({
    endpoint,
    asker: 'staff' as const,
    outcome: '403' as const,
    reason: 'what a school’s or sponsor’s own people alone have',
  })),
  ...(['GET', 'DELETE'] as const).map((method) => ({
    endpoint: `${method} /ai-agents/:id/chat-history/`,
    asker: 'another student' as const,
    outcome: 'in' as const,
    reason: 'the same: each reads and clears what they said themselves',
  })),
  {
    endpoint: 'GET /plan/quote/:plan_id/',
    asker: 'another student',
    outcome: 'in',
    reason: 'a plan is everybody’s, and each student is told their own price',
  },
  ...['PUT /saved-schools/:unitid/', 'DELETE /saved-schools/:unitid/'].map((endpoint) => ({
    endpoint,
    asker: 'another student' as const,
    outcome: 'in' as const,
    reason: 'a school is everybody’s, and each student keeps it for themselves',
  })),
  { endpoint: 'POST /contact/', asker: 'expired', outcome: '401', reason: 'the same: the message is kept with the account' },
  ...[
    ...['GET', 'DELETE'].map((method) => `${method} /family/children/:id/`),
    ...['held', 'export'].map((what) => `GET /family/children/:id/${what}/`),
    ...['pay_link', 'sessions/:session/cancel'].map((what) => `POST /family/children/:id/${what}/`),
  ].map((endpoint) => ({
    endpoint,
    asker: 'the student' as const,
    outcome: 'hidden' as const,
    reason: 'nobody is their own child: a parent comes here by their own account, of whom api/src/family has the tests',
  })),
  ...OWN.flatMap((asker) =>
    ['GET /reports/:token/', 'GET /reports/:token/pdf/'].map((endpoint) => ({
      endpoint,
      asker,
      outcome: 'hidden' as const,
      reason: 'the student has closed the address by then: DELETE report/ comes before',
    })),
  ),
];
