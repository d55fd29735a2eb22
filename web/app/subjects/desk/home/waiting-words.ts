import type { WaitingItem, WaitingKind } from '@careerscoop/contract/desk-waiting';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { dayAt } from '../../../lib/time-in-words.ts';
import type { TagTone } from '../../../ui/tag.tsx';
import { daysUntil, missedTalksPath } from '../talks/talk-words.ts';

const plain = (key: string) => key.replaceAll('_', ' ');
const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const TEXTS: Record<string, string> = { topic: 'A topic for a talk', about: 'A mentor’s About Me', feedback: 'Feedback after a talk' };
const REPORTS: Record<string, string> = {
  unsafe: 'Somebody felt unsafe',
  contact: 'Contact outside of CareerScoop',
  meeting: 'Meeting elsewhere',
  hurtful: 'Hurtful words',
  recorded: 'A talk was recorded',
  other: 'Something else',
};

interface KindWords {
  tag: string;
  tone: TagTone;
  /** Where all of its kind are. */
  to: string;
  title: (item: WaitingItem) => string;
  lead: (item: WaitingItem) => string;
  /** What so many of them are called under the figure. */
  many: string;
}

/** How each kind of waiting thing is said. */
export const KINDS: Record<WaitingKind, KindWords> = {
  request: {
    tag: 'Over 48 h',
    tone: 'straw',
    to: deskPaths.sessions,
    title: ({ who, what }) => (what ? `${who}: “${what}”` : `${who} asks for a talk`),
    lead: ({ what }) => (what ? 'Waits for a mentor and a time.' : 'The topic waits to be read first.'),
    many: 'over 48 hours',
  },
  missed: {
    tag: 'Missed',
    tone: 'straw',
    to: missedTalksPath(),
    title: ({ who, what }) => `${who} did not come to ${what === '2' ? 'two' : what} talks within 30 days`,
    lead: () => 'A mentor waited each time. Is something wrong, or was it the clock?',
    many: 'missed talks twice',
  },
  report: {
    tag: 'Report',
    tone: 'straw',
    to: deskPaths.reports,
    title: ({ what }) => REPORTS[what] ?? big(plain(what)),
    lead: () => 'Told after a talk, or by a parent. The two do not meet again.',
    many: 'reports',
  },
  safety: {
    tag: 'Companion',
    tone: 'straw',
    to: deskPaths.safety,
    title: ({ what }) => big(plain(what)),
    lead: () => 'Noticed in a conversation with a companion.',
    many: 'from companions',
  },
  answer: {
    tag: 'Answer',
    tone: 'straw',
    to: deskPaths.chatReports,
    title: ({ what }) => (what ? `An answer of ${what}` : 'An answer in a conversation that is cleared'),
    lead: () => 'A student told us that it is wrong or harmful.',
    many: 'reported answers',
  },
  check: {
    tag: 'Check',
    tone: 'waffle',
    to: deskPaths.mentors,
    title: ({ who, what, ends_on }) =>
      `${who}: ${plain(what)} ${ends_on ? `${daysUntil(ends_on) < 0 ? 'ended' : 'ends'} ${dayInWords(ends_on)}` : 'ends soon'}`,
    lead: () => 'Without it nobody can meet this mentor.',
    many: 'checks end soon',
  },
  finding: {
    tag: 'Money',
    tone: 'waffle',
    to: deskPaths.findings,
    title: ({ what }) => big(plain(what)),
    lead: () => 'Payments could not settle this by themselves.',
    many: 'findings',
  },
  text: {
    tag: 'To read',
    tone: 'blue',
    to: deskPaths.texts,
    title: ({ what }) => TEXTS[what] ?? big(plain(what)),
    lead: () => 'Waits for somebody to read it before the other side does.',
    many: 'texts to read',
  },
  code_request: {
    tag: 'Class code',
    tone: 'blue',
    to: deskPaths.codes,
    title: ({ who, what }) => `${who ?? 'An organization'} asks for a code: ${what}`,
    lead: () => 'Make the code, or say no.',
    many: 'codes asked for',
  },
  message: {
    tag: 'Message',
    tone: 'blue',
    to: deskPaths.messages,
    title: ({ what }) => `“${what.replaceAll(/\s+/g, ' ')}”`,
    lead: () => 'Written to the team.',
    many: 'messages',
  },
};

const HOUR_MS = 3_600_000;

/** "3 d 2 h" since it waits, "in 6 days" until it ends; nothing where nobody knows. */
export function ageInWords({ since, ends_on }: Pick<WaitingItem, 'since' | 'ends_on'>, now = Date.now()): string {
  if (ends_on) {
    const days = daysUntil(ends_on, dayAt(new Date(now).toISOString()));
    if (days < 0) return 'has ended';
    return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  }
  if (!since) return '';
  const hours = Math.floor((now - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return 'just now';
  if (hours < 24) return `${hours} h`;
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

const NUMBERS = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** "Good morning, Maria. Twelve things wait." */
export function greeting(first_name: string, count: number, hour: number): string {
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const wait =
    count === 0 ? 'Nothing waits.' : `${NUMBERS[count] ?? count.toLocaleString('en-US')} ${count === 1 ? 'thing waits' : 'things wait'}.`;
  return `Good ${part}, ${first_name}. ${wait}`;
}

/** One of a list; a mentor's several checks are several things. */
export const keyOfItem = ({ kind, id, what }: WaitingItem) => `${kind} ${id} ${kind === 'check' || kind === 'text' ? what : ''}`;
