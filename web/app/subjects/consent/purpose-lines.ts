import { PURPOSES, type Purpose } from '@careerscoop/contract/consent';
import { PURPOSES_IN_WORDS } from './child-codes.ts';

/** Each part in a line, beside its Yes and No. The whole text stands under it and is what is agreed to. */
export const PURPOSE_LINES: Record<Purpose, string> = {
  mentor_sessions: 'Online, half an hour a month. No last name, no address.',
  companions: 'Chats with a computer helper. No names are sent.',
  data_sharing: 'They may see name, contact, answers and results.',
};

/** The parts for a page that has not been opened yet. */
export const PARTS = PURPOSES.map((purpose) => ({ purpose, title: PURPOSES_IN_WORDS[purpose] ?? '', line: PURPOSE_LINES[purpose] }));
