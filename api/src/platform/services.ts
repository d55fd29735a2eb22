import type { Catalogue } from '@careerscoop/catalogue/load';
import type { Model } from '@careerscoop/engine/model';
import type { AiService } from './ai.ts';
import type { AddressService } from './addresses.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { FileStore } from './files.ts';
import type { JobQueue } from './jobs.ts';
import type { MailService } from './mail.ts';
import type { MeetingService } from './meetings.ts';
import type { OpenSessions } from './open-sessions.ts';
import type { PaymentService } from './payments.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SmsService } from './sms.ts';
import type { Subject } from './subject.ts';

/** What the subjects stand on; made once in main.ts or by a test. */
export interface Services {
  /** Every subject, from the ground up. */
  subjects: readonly Subject[];
  config: Config;
  database: Database;
  jobs: JobQueue;
  mail: MailService;
  sms: SmsService;
  /** Nothing where plans with a price cannot be had. */
  payments: PaymentService | undefined;
  meetings: MeetingService;
  /** Nothing while no language model is configured. */
  ai: AiService | undefined;
  addresses: AddressService;
  limits: RateLimits;
  sessions: OpenSessions;
  files: FileStore;
  catalogue: Catalogue;
  model: Model;
  /** The clock; tests move it. */
  now: () => Date;
  /** Whether this process is about to end: a balancer shall send nobody here. */
  leaving: boolean;
}
