import { EARLIER_LIMIT, MESSAGE_LIMIT, type ChatMessage } from '@careerscoop/contract/chat';
import type { ChatType } from '@careerscoop/contract/chat-openings';
import type { Entry } from './entry.ts';

/** What the screen's system text says of the student. The server writes its own for a model, and reads, logs and keeps none of this. */
export interface AboutStudent {
  first_name: string;
  age: number | null;
  city: string;
  state: string;
}

const TASKS: Record<ChatType, string> = {
  'compare-careers': 'Compare the careers that the student saved.',
  'start-action-plan': 'Help the student to start an action plan for the careers that they saved.',
  'find-schools': 'Help the student to find schools and programs for the careers that they saved.',
  'interview-practice': 'Practice an interview with the student.',
  scholarships: 'Help the student to find scholarships.',
};

function aboutWords({ first_name, age, city, state }: AboutStudent): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [`Student: ${first_name}`, age !== null && `age ${age}`, place && `from ${place}`].filter(Boolean).join(', ');
}

const earlierOf = (entries: readonly Entry[]) =>
  entries.slice(-EARLIER_LIMIT).map(({ role, content }) => ({ role, content: content.slice(0, MESSAGE_LIMIT) }));

/** A message of the companion's own page: a system text, at most 19 earlier messages, the new one. */
export function pageBody(about: AboutStudent, type: ChatType | null, text: string, earlier: readonly Entry[]): ChatMessage {
  const system = `${aboutWords(about)}.${type ? ` ${TASKS[type]}` : ''}`;
  return { messages: [{ role: 'system', content: system }, ...earlierOf(earlier), { role: 'user', content: text }] };
}

/** A message of a career's page. */
export function careerBody(
  about: AboutStudent,
  career: { id: number; title: string },
  text: string,
  earlier: readonly Entry[],
): ChatMessage {
  const first_msg = `${aboutWords(about)}, career: ${career.title}.`;
  return { id: career.id, text, role: 'user', first_msg, history: earlierOf(earlier) };
}
