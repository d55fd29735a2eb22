import type { HeldInWords } from '@careerscoop/contract/profile';
import type { FastifyReply } from 'fastify';
import type { Opened } from '../consent/guardian-guard.ts';
import type { Services } from '../platform/services.ts';
import { exportFile, readPerson } from './export-person.ts';
import { childInWords } from './held-words/child-words.ts';

/** Everything held about a child with every field, as a file for their parent. That they took it is written down. */
export async function exportForParent(services: Services, reply: FastifyReply, opened: Opened): Promise<Buffer> {
  return exportFile(services, reply, await allowed(services, opened));
}

/** The same in a parent's words. That they looked is written down as well. */
export async function readForParent(services: Services, opened: Opened): Promise<HeldInWords> {
  const held = await readPerson(services, await allowed(services, opened));
  return { made_at: held.made_at, groups: childInWords(held, opened.student.first_name) };
}

async function allowed({ limits }: Services, { student, parent_id }: Opened) {
  await limits.use('export_account', String(student.id));
  return { actor: 'guardian', user_id: student.id, actor_id: parent_id } as const;
}
