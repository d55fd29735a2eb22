import type { Purpose } from '@careerscoop/contract/consent';
import type { Access, Endpoint } from '@careerscoop/contract/endpoint';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from './database.ts';
import type { Held } from './held.ts';
import type { Work } from './job.ts';
import type { Services } from './services.ts';
import type { Unlisted } from './web-files.ts';

/** Lets a request to an endpoint pass, or throws the refusal. */
export type Guard = (request: FastifyRequest, endpoint: Pick<Endpoint, 'may'>) => Promise<void>;

/** What happens in one subject and matters to others above it, with what they are told. */
export interface Events {
  /** A parent said no to these where it was yes, or not answered; or the team took back a yes of somebody who is no parent. */
  consent_withdrawn: {
    student: { id: number; email: string; first_name: string };
    by: 'guardian' | 'staff';
    /** The account by which they did; null: by a parent's link. */
    actor_id: number | null;
    purposes: Purpose[];
  };
  /** A plan that somebody had is over; what is open to them now is asked anew. */
  term_ended: { user_id: number; reason: 'expired' | 'replaced' | 'refunded' | 'disputed' | 'staff' };
  /** Somebody wants their account erased, or a parent that of a child: whoever must not let it go throws the refusal. The person is held. */
  deletion_asked: { user_id: number; by: 'user' | 'guardian'; actor_id: number | null };
  /** A student's age was stated anew, or corrected at the desk: whether a parent decides for them is asked again. The person is held. */
  age_changed: { user_id: number; by: 'user' | 'staff'; actor_id: number | null };
  /** An account has another email from now on. */
  email_changed: { user_id: number; from: string; to: string };
  /** All that is held of this person goes; their account is still there, and goes last. */
  person_erased: { id: number; email: string };
  /** A mailbox refused a letter for good: it is not there, or takes nothing from us. */
  mail_bounced: { email: string };
  /** Somebody told their mail provider that they do not want our letters. */
  mail_complained: { email: string };
  /** A student has a new ten. */
  results_made: { user_id: number; onet_codes: string[] };
}

/** What a subject does about an event, in the transaction in which it happens. */
export type Reactions = { [E in keyof Events]?: (tx: Db, services: Services, event: Events[E]) => Promise<void> };

/** What a table begins with; `version` rises with the content (2, or 2026-11-2), so that it is filled in again. */
export interface Seed {
  name: string;
  version: string;
  /** Only beside the local stand-ins; `class`: what tests leave out. */
  demo?: boolean | 'class';
  fill(tx: Db, services: Services): Promise<void>;
}

/** Whose facts are asked for, and since when those of this month may lie. */
export interface FactsAbout {
  user_id: PgColumn;
  since: Date;
}

/** A number that monitoring reads. */
export interface Figure {
  name: string;
  help: string;
  count(services: Services): Promise<number>;
}

/**
 * What a subject brings; all of it stands in `<subject>/subject.ts`, and `api/src/subjects.ts` lists the subjects from the ground
 * up. So a lower subject never imports a higher one to have something done.
 */
export interface Subject {
  name: string;
  /** The subjects that it imports: each comes before it in the list. */
  needs?: readonly string[];
  /** Its files of the contract by their names: what is documented, and what tests ask as everybody. */
  endpoints?: Readonly<Record<string, object>>;
  /** Registers its endpoints, each guarded by its own `access`. */
  routes?(app: FastifyInstance, services: Services): void | Promise<void>;
  /** Routes beside the API, as those of files. */
  outside?(app: FastifyInstance, services: Services): void | Promise<void>;
  /** Pages of the front end that open for some alone. */
  pages?(services: Services): Unlisted;
  /** What its first request would wait for (a table, an index), read ahead of it in small pieces once the server listens. */
  warm?(services: Services): Generator<void> | AsyncGenerator<void>;
  /** Beginnings of addresses of which nothing more may stand in the log. */
  unlogged?: readonly string[];
  /** Words for its keys of steps that students keep (`try_this:19-1031.03`); nothing for those of others. A key lives on in stored rows. */
  step_words?(key: string): string | undefined;
  /** Who is let in by an access level that this subject knows. */
  guards?: Partial<Record<Access, (services: Services) => Guard>>;
  /** The work that it does after answers, or by the clock. */
  jobs?: readonly Work[];
  /** Numbers beside the process's own at /metrics. */
  figures?: readonly Figure[];
  /** What it holds of a person, for the export and for a test that no table is forgotten. */
  holds?: readonly Held[];
  seeds?: readonly Seed[];
  /** What decides about entitlements, by name: parts of the one query that plans asks. */
  facts?(about: FactsAbout): Record<string, SQL>;
  /** Removes what nobody needs any more, by the times of docs/privacy.md. */
  forget?(db: Db, now: Date): Promise<void>;
  on?: Reactions;
}
