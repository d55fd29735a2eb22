import { PURPOSES, type Purpose } from '@careerscoop/contract/consent';

/** Each part in a line, beside its Yes and No. The whole text stands under it and is what is agreed to. */
export const PURPOSE_LINES: Record<Purpose, string> = {
  mentor_sessions: 'Online, half an hour a month.',
  companions: 'Chats with a computer helper.',
  data_sharing: 'They may see answers and contact.',
};

const TITLES: Record<Purpose, string> = {
  mentor_sessions: 'Talks with a mentor',
  companions: 'AI companions',
  data_sharing: 'Sharing with the school or sponsor',
};

/** The parts on a page that nobody has opened yet, for which the server's own titles are still to come. */
export const PARTS = PURPOSES.map((purpose) => ({ purpose, title: TITLES[purpose], line: PURPOSE_LINES[purpose] }));
