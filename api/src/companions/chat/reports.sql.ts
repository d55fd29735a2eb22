import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ai_agents } from '../companions.tables.ts';
import { chat_messages, chat_reports, chat_turns, conversations } from './chat.tables.ts';

/** Notes that somebody has told us of an answer; again changes the reason, and opens it once more. */
export async function saveReport(db: Db, report: { user_id: number; turn_id: string; reason: string; created_at: Date }): Promise<void> {
  await db
    .insert(chat_reports)
    .values(report)
    .onConflictDoUpdate({ target: chat_reports.turn_id, set: { reason: report.reason, closed_at: null } });
}

const { id, user_id, turn_id, reason, created_at, closed_at } = chat_reports;
const shown = { id, user_id, turn_id, reason, created_at, closed_at, agent: ai_agents.name };

const reports = (db: Db) =>
  db
    .select(shown)
    .from(chat_reports)
    .leftJoin(chat_turns, eq(chat_turns.id, turn_id))
    .leftJoin(conversations, eq(conversations.id, chat_turns.conversation_id))
    .leftJoin(ai_agents, eq(ai_agents.id, conversations.agent_id));

/** The open ones first, the newest of each first. */
export const listReports = (db: Db, most: number) =>
  reports(db)
    .orderBy(desc(isNull(closed_at)), desc(id))
    .limit(most);

/** One with the message and the answer that it is about. */
export async function findReport(db: Db, reportId: number) {
  const [report] = await reports(db).where(eq(id, reportId));
  if (!report) return undefined;
  const said = report.turn_id
    ? await db
        .select({ role: chat_messages.role, content: chat_messages.content })
        .from(chat_messages)
        .where(eq(chat_messages.turn_id, report.turn_id))
        .orderBy(asc(chat_messages.id))
    : [];
  return { ...report, said };
}

/** @returns false when there is none, or it was closed before */
export async function closeReport(db: Db, reportId: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(chat_reports)
    .set({ closed_at: at })
    .where(sql`${id} = ${reportId} and ${closed_at} is null`)
    .returning({ id });
  return rows.length > 0;
}
