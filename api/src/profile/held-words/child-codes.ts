// What is kept as a code, in words for a parent.

export const FITS: Record<string, string> = { strong: 'Strong fit', good: 'Good fit', some: 'Some fit' };

export const PURPOSES_IN_WORDS: Record<string, string> = {
  mentor_sessions: 'Talks with a mentor',
  companions: 'AI companions',
  data_sharing: 'Sharing with a school or sponsor',
};

export const MESSAGE_KINDS: Record<string, string> = {
  contact: 'Question',
  chat_support: 'Help in the chat',
  bug: 'Something broken',
  organization: 'From an organization',
};

export const PLAN_SOURCES: Record<string, string> = { payment: ' (paid for)', staff: ' (from our team)', free: ' (free)' };

export const ORDER_STATES: Record<string, string> = {
  paid: 'paid',
  refunded: 'paid back',
  disputed: 'disputed at the bank',
  review: 'looked at by a person',
  expired: 'not paid in time',
  failed: 'not paid',
};

const ACTORS: Record<string, string> = { user: 'the student', guardian: 'a parent', staff: 'our team', system: 'CareerScoop itself' };

const ACTIONS: Record<string, string> = {
  'account.opened': 'Account opened',
  'family.joined': 'A parent’s account joined',
  'family.left': 'A parent’s account left',
  'family.ended': 'A parent’s account ended',
  'family.contact_removed': 'The named parent taken off',
  'mentoring.requested': 'A talk with a mentor asked for',
  'mentoring.assigned': 'A mentor found',
  'mentoring.booked': 'A talk booked',
  'mentoring.moved': 'A talk moved',
  'mentoring.cancelled': 'A talk called off',
  'mentoring.done': 'A talk took place',
  'mentoring.sent_back': 'Another mentor looked for',
  'pay_link.made': 'A link to pay made',
  'plan.paid': 'A plan paid for',
  'plan.refunded': 'A plan paid back',
  'student.opened': 'Looked at by our team',
  'age.corrected': 'Age corrected',
  'code.redeemed': 'Code of a school or sponsor redeemed',
  'consent.asked': 'A parent was asked',
  'consent.decided': 'A yes or no changed',
  'data.exported': 'Everything held was looked at or saved',
  'deletion.asked': 'Deletion asked for',
  'deletion.taken_back': 'Deletion taken back',
  'email.change_asked': 'Another email asked for',
  'email.changed': 'Email changed',
  'family.moved': 'A parent changed their email',
  'password.changed': 'Password changed',
  'password.reset': 'Password chosen anew',
  'profile.changed': 'Profile changed',
  'report.closed': 'Report closed',
  'report.opened': 'Report opened by a new link',
  'school.assigned': 'School noted',
  'session.opened': 'Signed in',
  'session.refused': 'A wrong password',
  'session.reused': 'A sign-in ended, because its key was used twice',
  'sessions.cancelled': 'Talks with a mentor called off',
  'sessions.ended': 'Signed out everywhere',
  'sharing.exported': 'Shared with a school or sponsor',
};

/** A line of the record: what was done, and by whom. */
export function actionInWords(action: string, actor: string): string {
  const done = ACTIONS[action] ?? action.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());
  return `${done} (${ACTORS[actor] ?? actor})`;
}
