import { findReport, listReports } from '../companions/chat/reports.sql.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';
import { closeChatReport } from './talks/safety-rules.ts';

export const CHAT_REPORTS_USAGE = 'chat-reports list | chat-reports show <number> | chat-reports close <number>, --as <your email>';
const MOST_LISTED = 200;
const UNKNOWN = 'There is no report with this number: see `chat-reports list`.';

/** Answers that students told us are wrong or harmful: to list, to read and to close. Who read which is written down. */
export async function chatReports(
  { database, now }: Services,
  [what = '', number = '']: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  return database.db.transaction(async (tx) => {
    if (what === 'list') {
      const reports = await listReports(tx, MOST_LISTED);
      const lines = reports.map((each) => [each.id, each.closed_at ? 'closed' : 'open', dayOf(each.created_at), each.agent ?? 'cleared']);
      return lines.map((line) => line.join('\t')).join('\n') || 'There is no report.';
    }
    if (what !== 'show' && what !== 'close') throw new Refusal(`Use: ${CHAT_REPORTS_USAGE}`);
    const id = numberOf(number, UNKNOWN);
    const report = await findReport(tx, id);
    if (!report) throw new Refusal(UNKNOWN);
    const line = { at: now(), actor: 'staff', actor_id, user_id: report.user_id, detail: { report: id } } as const;
    if (what === 'close') {
      return (await closeChatReport(tx, now(), report, actor_id)) ? 'Closed.' : 'This report was closed before.';
    }
    await noteAudit(tx, { ...line, action: 'chat_report.read' });
    const said = report.said.map(({ role, content }) => `${role === 'user' ? 'Student' : (report.agent ?? 'Companion')}: ${content}`);
    return [
      `Report ${id} of ${dayOf(report.created_at)}, ${report.closed_at ? 'closed' : 'open'}`,
      `Why: ${report.reason || 'not said'}`,
      ...(said.length > 0 ? said : ['The student has cleared this conversation.']),
    ].join('\n');
  });
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
