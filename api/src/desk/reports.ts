import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import { type SafetyReport, findReport, listReports } from '../mentoring/safety/reports.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';
import { closeReport } from './talks/close-report.ts';

export const REPORTS_USAGE =
  'reports [all] | reports show <number> | reports close <number> [lift|keep], --as <your email>; lift or keep says what becomes of the pause';

/** What the two sides of a talk, or a parent, told of the other: to list, to read, and to close once somebody has decided. */
export async function reports(
  services: Services,
  [what = '', word, then = '']: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  const { database, now } = services;
  return database.db.transaction(async (tx) => {
    const note = (action: string, detail: object) => noteAudit(tx, { at: now(), action, actor: 'staff', actor_id, detail: { ...detail } });
    if (what === '' || what === 'all') {
      await note('talk_report.listed', {});
      return (await listReports(tx, what === 'all')).map(lineOf).join('\n') || 'Nothing waits.';
    }
    if (what !== 'show' && what !== 'close') throw new Refusal(`Use: ${REPORTS_USAGE}`);
    const report = await findReport(tx, numberOf(word, 'There is no report with this number: see `reports`.'));
    if (!report) throw new Refusal('There is no report with this number: see `reports`.');
    if (what === 'show') {
      await note('talk_report.read', { report: report.id });
      return shown(tx, report);
    }
    const became = await closeReport(tx, services, { report: report.id, pause: wordOf(then), staff_id: actor_id }).catch(worded(report.id));
    if (became === 'before') return 'This report was closed before.';
    return became ? `Closed; the pause ${became === 'lift' ? 'is over' : 'goes on'}.` : 'Closed.';
  });
}

const wordOf = (then: string) => (then === 'lift' || then === 'keep' ? then : null);

/** What the rule refuses, as a command says it. */
function worded(id: number) {
  return (error: unknown): 'before' => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict') return 'before';
    if (error.fields?.['pause']) {
      throw new Refusal(`The mentor is paused: say \`reports close ${id} lift\` to let them meet students again, or \`keep\`.`);
    }
    throw new Refusal(error.detail);
  };
}

function lineOf({ id, state, kind, by, created_at, session_id }: SafetyReport): string {
  return [
    id,
    state,
    kind,
    `by a ${by}`,
    created_at.toISOString().slice(0, 16),
    session_id === null ? 'talk gone' : `session ${session_id}`,
  ].join('\t');
}

async function shown(tx: Db, report: SafetyReport): Promise<string> {
  const person = (id: number | null) => (id === null ? undefined : findPerson(tx, id, ['id', 'first_name', 'email', 'role']));
  const words = (who: Awaited<ReturnType<typeof person>>) =>
    who ? `${who.role} ${who.id}: ${who.first_name}, ${who.email}` : 'the account is gone';
  return [
    lineOf(report),
    `Told by: ${report.by === 'guardian' ? 'the guardian of ' : ''}${words(await person(report.by_id))}`,
    `About: ${words(await person(report.about_id))}`,
    `What happened: ${report.text || 'not said'}`,
  ].join('\n');
}
