import type { Role } from '@careerscoop/contract/accounts';
import { REPORT_KINDS, type ReportKind } from '@careerscoop/contract/session-feedback';

const WORDS: Record<'student' | 'mentor', Record<ReportKind, string>> = {
  student: {
    unsafe: 'It made me feel unsafe',
    contact: 'Asked for my number or account',
    meeting: 'Wanted to meet elsewhere',
    hurtful: 'Rude or unfair',
    recorded: 'Recorded or took pictures',
    other: 'Something else',
  },
  mentor: {
    unsafe: 'I am worried about them',
    contact: 'Numbers or accounts came up',
    meeting: 'Meeting elsewhere came up',
    hurtful: 'Rude or hurtful',
    recorded: 'Recorded or took pictures',
    other: 'Something else',
  },
};

/** What can be told of the other side, as each side says it. */
export const kindsFor = (role: Role) =>
  REPORT_KINDS.map((value) => ({ value, label: WORDS[role === 'Mentor' ? 'mentor' : 'student'][value] }));
