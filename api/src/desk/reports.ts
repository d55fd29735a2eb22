import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import { liftPause } from '../mentoring/safety/pause-mentor.ts';
import { findPause, keepPause, lockMentor } from '../mentoring/safety/pauses.sql.ts';
import { type SafetyReport, closeReport, findReport, hasOpenGrave, listReports } from '../mentoring/safety/reports.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';

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
    if (!(await closeReport(tx, report.id, actor_id, now()))) return 'This report was closed before.';
    const became = await decide(tx, services, report, then, actor_id);
    await note('talk_report.closed', { report: report.id, pause: became });
    return became ? `Closed; the pause ${became === 'lift' ? 'is over' : 'goes on'}.` : 'Closed.';
  });
}

/** A mentor who is paused because of it goes on only because somebody says so, and not while another grave report waits. */
async function decide(tx: Db, services: Services, report: SafetyReport, then: string, by: number | null): Promise<'lift' | 'keep' | null> {
  const mentor_id = report.by === 'mentor' ? null : report.about_id;
  if (mentor_id === null) return null;
  await lockMentor(tx, mentor_id);
  if ((await findPause(tx, mentor_id))?.reason !== 'report') return null;
  if (then !== 'lift' && then !== 'keep') {
    throw new Refusal(`The mentor is paused: say \`reports close ${report.id} lift\` to let them meet students again, or \`keep\`.`);
  }
  if (then === 'keep') {
    await keepPause(tx, mentor_id, by);
    return 'keep';
  }
  if (await hasOpenGrave(tx, mentor_id))
    throw new Refusal('Another grave report about this mentor waits: decide that one first, or `keep`.');
  await liftPause(tx, services, { mentor_id, reason: 'report', by });
  return 'lift';
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
