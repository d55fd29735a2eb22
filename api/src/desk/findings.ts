import type { Services } from '../platform/services.ts';
import { FINDINGS, type FindingKind, dollars } from '../payments/finding-words.ts';
import { type Finding, listFindings } from '../payments/findings.sql.ts';
import type { Options } from './commands.ts';
import { handleFindingBy } from './findings/handle-finding.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';

export const FINDINGS_USAGE = 'findings [all] | findings close <number>, --as <your email>';

/** What payments could not settle or mend by themselves: to list, and to close once a person has dealt with it. */
export async function findings(
  services: Services,
  [what = '', word = '']: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  if (what === '' || what === 'all') {
    const rows = await listFindings(services.database.db, { all: what === 'all' });
    return rows.map(lineOf).join('\n') || 'Nothing waits.';
  }
  if (what !== 'close') throw new Refusal(`Use: ${FINDINGS_USAGE}`);
  const id = numberOf(word, 'Say which: see `findings`.');
  if (!(await handleFindingBy(services, id, actor_id))) throw new Refusal('There is no open one with this number: see `findings`.');
  return 'Closed.';
}

function lineOf({ id, kind, order, external_id, expected_cents, found_cents, found_at, handled_at }: Finding): string {
  const cents = (name: string, value: number | null) => (value === null ? [] : [`${name} ${dollars(value)}`]);
  return [
    String(id),
    found_at.toISOString().slice(0, 16),
    order ?? 'no order',
    external_id,
    ...cents('expected', expected_cents),
    ...cents('found', found_cents),
    FINDINGS[kind as FindingKind] ?? kind,
    ...(handled_at ? ['closed'] : []),
  ].join('\t');
}
