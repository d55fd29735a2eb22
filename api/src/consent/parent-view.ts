import type { ParentView } from '@careerscoop/contract/consent';
import { erasedOn } from '../identity/erased-on.ts';
import type { Db } from '../platform/database.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { stateOf } from './consent.policy.ts';
import { listChanges, listConsents } from './consent.sql.ts';
import { maskedContact } from './contacts.ts';
import type { Opened } from './guardian-guard.ts';

/** All that stands on a parent's page. */
export async function parentViewOf(db: Db, { guardian, student, parent_id }: Opened): Promise<ParentView> {
  const decisions = await listConsents(db, student.id);
  return {
    student: { first_name: student.first_name, age: student.age, adult_on: student.adult_on },
    // Who came by its link has it; another parent of the family need not know it.
    contact: parent_id === null ? guardian.contact : maskedContact(guardian.channel, guardian.contact),
    text_version: CONSENT_TEXTS.version,
    collected: CONSENT_TEXTS.collected,
    purposes: CONSENT_TEXTS.purposes.map(({ purpose, title, what, why, who }) => {
      const decision = decisions.find((held) => held.purpose === purpose);
      return { purpose, title, what, why, who, state: stateOf(decision, true), decided_at: decision?.decided_at.toISOString() ?? null };
    }),
    changes: (await listChanges(db, student.id)).map((change) => ({ ...change, at: change.at.toISOString() })),
    erased_on: erasedOn(student.deletion_requested_at),
  };
}
