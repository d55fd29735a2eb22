import type { Permission } from '@careerscoop/contract/desk-permissions';
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
type Run = (services: Services, words: string[], options: Options, staffId: number | null) => Promise<string>;
export interface Command {
  usage: string;
  run: Run;
  /** What one must be allowed to do at the desk, as an endpoint names it. */
  may: Permission;
  /** The same of some first words, where they need another one. */
  but?: Record<string, Permission>;
  /** Needs nobody's leave while nobody has a place. */
  first?: true;
}

/** What representatives do at their desk as well, by the same rules: each command is one transaction with its line in the audit log. */
export const COMMANDS: Record<string, Command> = {
  create: { usage: CREATE_USAGE, run: create, may: 'members.change', first: true },
  'second-factor': { usage: SECOND_FACTOR_USAGE, run: secondFactor, may: 'members.change' },
  'approve-mentor': { usage: 'approve-mentor <email or id> --as <your email>', run: approveMentor, may: 'mentors.change' },
  mentors: { usage: MENTORS_USAGE, run: mentors, may: 'mentors.read' },
  check: { usage: CHECK_USAGE, run: enterCheck, may: 'mentors.change' },
  pause: { usage: PAUSE_USAGE, run: pause, may: 'mentors.change' },
  requests: { usage: REQUESTS_USAGE, run: requests, may: 'sessions.read' },
  assign: { usage: ASSIGN_USAGE, run: assign, may: 'sessions.change' },
  move: { usage: MOVE_USAGE, run: move, may: 'sessions.change' },
  close: { usage: CLOSE_USAGE, run: close, may: 'sessions.change' },
  reports: { usage: REPORTS_USAGE, run: reports, may: 'reports.read', but: { close: 'reports.change' } },
  texts: { usage: TEXTS_USAGE, run: texts, may: 'texts.decide' },
  code: { usage: CODE_USAGE, run: code, may: 'codes.change' },
  school: {
    usage: 'school list | school add <name> | school assign <email> <id or none>, --as <your email>',
    run: school,
    may: 'schools.read',
    but: { add: 'schools.change', assign: 'students.change' },
  },
  export: {
    usage: 'export (--school <id> | --code <CODE>) --to <file.json> --as <your email>',
    run: exportConsented,
    may: 'exports.make',
  },
  'chat-reports': { usage: CHAT_REPORTS_USAGE, run: chatReports, may: 'safety.read', but: { close: 'safety.change' } },
  safety: { usage: SAFETY_USAGE, run: safety, may: 'safety.read', but: { close: 'safety.change', 'tell-parent': 'safety.change' } },
  refund: { usage: REFUND_USAGE, run: refund, may: 'orders.refund' },
  findings: { usage: FINDINGS_USAGE, run: findings, may: 'findings.read', but: { close: 'findings.change' } },
  'correct-age': { usage: 'correct-age <email> <age> --as <your email>', run: correctAge, may: 'students.change' },
};

async function school(services: Services, [what = '', ...rest]: string[], _options: Options, actor_id: number | null): Promise<string> {
  const by = { at: services.now(), actor_id };
  return services.database.db.transaction(async (tx) => {
    if (what === 'list') return (await listSchools(tx)).map(({ id, name }) => `${id}\t${name}`).join('\n');
    if (what === 'add') return `Added as ${await ruled(addSchool(tx, by, checkTyped(lineField('Name', 120), rest.join(' '))))}.`;
    if (what !== 'assign') throw new Refusal(`Use: ${COMMANDS['school']?.usage}`);
    const [email = '', id = ''] = rest;
    const student = await studentAt(tx, email);
    const school_id = id === 'none' ? null : await schoolId(tx, id);
    await ruled(changeStudent(tx, services, by, student, { school_id }));
    return 'Assigned.';
  });
}

async function correctAge(
  services: Services,
  [email = '', typed = '']: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  const age = checkTyped(ageField, Number(typed));
  const by = { at: services.now(), actor_id };
  return services.database.db.transaction(async (tx) => {
    await ruled(changeStudent(tx, services, by, await studentAt(tx, email), { age }));
    return `The age is ${age} now.`;
  });
}

/** The number of the student with this email. @throws Refusal where there is none */
async function studentAt(tx: Db, email: string): Promise<number> {
  const person = await findAccount(tx, email);
  if (person?.role !== 'Student') throw new Refusal('There is no student with this email.');
  return person.id;
}
