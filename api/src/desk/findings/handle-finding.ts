import { noteAudit } from '../../identity/audit.sql.ts';
import { closeFinding } from '../../payments/findings.sql.ts';
import type { Services } from '../../platform/services.ts';

/** Closes a finding that a person has dealt with. @returns false where there is no such open one */
export async function handleFindingBy({ database, now }: Services, id: number, actor_id: number | null): Promise<boolean> {
  const at = now();
  return database.db.transaction(async (tx) => {
    if (!(await closeFinding(tx, id, actor_id, at))) return false;
    const after = { handled_at: at.toISOString() };
    await noteAudit(tx, {
      at,
      action: 'finding.closed',
      actor: 'staff',
      actor_id,
      before: { handled_at: null },
      after,
      detail: { finding: id },
    });
    return true;
  });
}
