import { ageField, lineField } from '@careerscoop/contract/fields';
import type { Services } from '../platform/services.ts';
import { listSchools } from '../identity/schools.sql.ts';
import type { Db } from '../platform/database.ts';
import { addSchool } from './people/change-school.ts';
import { changeStudent } from './people/change-student.ts';
import { ruled } from './ruled.ts';
import { schoolId } from './school-id.ts';
import { CODE_USAGE, code } from './code.ts';
import { CREATE_USAGE, create } from './create.ts';
import { SECOND_FACTOR_USAGE, secondFactor } from './second-factor.ts';
import { checkTyped } from './check-typed.ts';
import { CHAT_REPORTS_USAGE, chatReports } from './chat-reports.ts';
import { SAFETY_USAGE, safety } from './safety.ts';
import { CHECK_USAGE, MENTORS_USAGE, PAUSE_USAGE, approveMentor, check as enterCheck, mentors, pause } from './mentors.ts';
import { REPORTS_USAGE, reports } from './reports.ts';
import { ASSIGN_USAGE, CLOSE_USAGE, MOVE_USAGE, REQUESTS_USAGE, assign, close, move, requests } from './talks.ts';
import { TEXTS_USAGE, texts } from './texts.ts';
import { FINDINGS_USAGE, findings } from './findings.ts';
import { REFUND_USAGE, refund } from './refund.ts';
import { findAccount } from './desk.sql.ts';
import { exportConsented } from './export-consented.ts';
import { Refusal } from './refusal.ts';

/** The options of a command as typed. */
export type Options = Record<string, string | boolean | undefined>;
type Command = (services: Services, words: string[], options: Options, staffId: number | null) => Promise<string>;

/** What representatives do at their desk as well, by the same rules: each command is one transaction with its line in the audit log. */
export const COMMANDS: Record<string, { usage: string; run: Command }> = {
  create: { usage: CREATE_USAGE, run: create },
  'second-factor': { usage: SECOND_FACTOR_USAGE, run: secondFactor },
  'approve-mentor': { usage: 'approve-mentor <email or id> --as <your email>', run: approveMentor },
  mentors: { usage: MENTORS_USAGE, run: mentors },
  check: { usage: CHECK_USAGE, run: enterCheck },
  pause: { usage: PAUSE_USAGE, run: pause },
  requests: { usage: REQUESTS_USAGE, run: requests },
  assign: { usage: ASSIGN_USAGE, run: assign },
  move: { usage: MOVE_USAGE, run: move },
  close: { usage: CLOSE_USAGE, run: close },
  reports: { usage: REPORTS_USAGE, run: reports },
  texts: { usage: TEXTS_USAGE, run: texts },
  code: { usage: CODE_USAGE, run: code },
  school: { usage: 'school list | school add <name> | school assign <email> <id or none>, --as <your email>', run: school },
  export: { usage: 'export (--school <id> | --code <CODE>) --to <file.json> --as <your email>', run: exportConsented },
  'chat-reports': { usage: CHAT_REPORTS_USAGE, run: chatReports },
  safety: { usage: SAFETY_USAGE, run: safety },
  refund: { usage: REFUND_USAGE, run: refund },
  findings: { usage: FINDINGS_USAGE, run: findings },
  'correct-age': { usage: 'correct-age <email> <age> --as <your email>', run: correctAge },
};

async function school(
  { database, now }: Services,
  [what = '', ...rest]: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  const by = { at: now(), actor_id };
  return database.db.transaction(async (tx) => {
    if (what === 'list') return (await listSchools(tx)).map(({ id, name }) => `${id}\t${name}`).join('\n');
    if (what === 'add') return `Added as ${await ruled(addSchool(tx, by, checkTyped(lineField('Name', 120), rest.join(' '))))}.`;
    if (what !== 'assign') throw new Refusal(`Use: ${COMMANDS['school']?.usage}`);
    const [email = '', id = ''] = rest;
    const student = await studentAt(tx, email);
    const school_id = id === 'none' ? null : await schoolId(tx, id);
    await ruled(changeStudent(tx, by, student, { school_id }));
    return 'Assigned.';
  });
}

async function correctAge(
  { database, now }: Services,
  [email = '', typed = '']: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  const age = checkTyped(ageField, Number(typed));
  return database.db.transaction(async (tx) => {
    await ruled(changeStudent(tx, { at: now(), actor_id }, await studentAt(tx, email), { age }));
    return `The age is ${age} now.`;
  });
}

/** The number of the student with this email. @throws Refusal where there is none */
async function studentAt(tx: Db, email: string): Promise<number> {
  const person = await findAccount(tx, email);
  if (person?.role !== 'Student') throw new Refusal('There is no student with this email.');
  return person.id;
}
