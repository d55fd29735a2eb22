import type { PersonExport } from '@careerscoop/contract/profile';
import type { FastifyReply } from 'fastify';
import { hasConsent } from '../consent/require-consent.ts';
import { findAddresseeById, holdPerson } from '../identity/people.sql.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { PARTS } from '../platform/held.ts';

/** What every subject holds of a person, in the order in which people read it. */
function sectionsOf({ subjects }: Pick<Services, 'subjects'>) {
  const held = subjects.flatMap(({ holds = [] }) => holds);
  return PARTS.flatMap((part) => held.filter((section) => section.part === part));
}

/** Everything held about a person. @throws session_expired when the account is gone. */
async function exportPerson(services: Services, db: Db, { actor, user_id: userId }: Asker): Promise<PersonExport> {
  const { catalogue, now } = services;
  const person = await findAddresseeById(db, userId);
  if (!person) throw new AppError('session_expired');
  const titles = new Map(catalogue.careers.map(({ onet_code, mask_title }) => [onet_code, mask_title]));
  const titleOf = (code: string) => titles.get(code) ?? code;
  const sections: PersonExport['sections'] = [];
  // One after the other: the embedded database has one connection.
  for (const { title, about, rows, consent } of sectionsOf(services)) {
    if (actor === 'guardian' && consent && !(await hasConsent(db, userId, consent, now()))) continue;
    sections.push({ title, about, rows: await rows(db, { ...person, reader: actor }, titleOf) });
  }
  return { made_at: now().toISOString(), sections };
}

type Asker = { actor: 'user'; user_id: number; actor_id: number } | { actor: 'guardian'; user_id: number; actor_id: number | null };

/** Everything held, for whoever may read it. That somebody did is written down. */
export async function readPerson(services: Services, asker: Asker): Promise<PersonExport> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    // The token of an erased account is good for some seconds longer, and nothing can be noted of it.
    if (!(await holdPerson(tx, asker.user_id))) throw new AppError('session_expired');
    await noteAudit(tx, { at: now(), action: 'data.exported', ...asker });
  });
  return exportPerson(services, database.db, asker);
}

/** The same as a file to keep, easy to read for people too. */
export async function exportFile(services: Services, reply: FastifyReply, asker: Asker): Promise<Buffer> {
  const held = await readPerson(services, asker);
  const day = held.made_at.slice(0, 10);
  reply.header('content-disposition', `attachment; filename="careerscoop-my-data-${day}.json"`);
  reply.header('cache-control', 'no-store');
  return Buffer.from(JSON.stringify(held, null, 2));
}
