import { join } from 'node:path';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { buildModel } from '@careerscoop/engine/model';
import { openAi } from './platform/ai.ts';
import type { Config } from './platform/config.ts';
import { isSessionOpen } from './identity/sessions.sql.ts';
import { openZipAddresses } from './places/zip-addresses.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { openFolder } from './platform/files.ts';
import { openJobQueue } from './platform/jobs.ts';
import { openMail } from './platform/mail.ts';
import { openMeetings } from './platform/meetings.ts';
import { watchSessions } from './platform/open-sessions.ts';
import { openPayments } from './platform/payments.ts';
import { openRateLimits } from './platform/rate-limits.ts';
import { openSms } from './platform/sms.ts';
import type { Services } from './platform/services.ts';
import { inOrder } from './platform/in-order.ts';
import { requireSeeded, seed } from './platform/seed.sql.ts';
import { SUBJECTS } from './subjects.ts';

/**
 * Opens everything the subjects stand on, and fills an empty database where this process is all there is.
 * @throws ConfigError where the subjects are out of order, and where a release should have been made before
 */
export async function openServices(config: Config, database?: Database, now = () => new Date(), listed = SUBJECTS): Promise<Services> {
  const subjects = inOrder(listed);
  const opened = database ?? (await openDatabase(config));
  const catalogue = loadCatalogue();
  const jobs = await opened.alone(() =>
    openJobQueue(
      opened,
      subjects.flatMap((subject) => subject.jobs ?? []),
      config,
    ),
  );
  const services: Services = {
    subjects,
    config,
    database: opened,
    jobs,
    mail: await openMail(config, opened.db),
    sms: await openSms(config, opened.db),
    payments: openPayments(config, opened.db, now, jobs),
    meetings: openMeetings(config, now),
    ai: await openAi(config),
    addresses: openZipAddresses(),
    limits: openRateLimits(opened.db),
    sessions: watchSessions((session) => isSessionOpen(opened.db, session)),
    files: openFolder(join(config.dataDir, 'files')),
    catalogue,
    model: buildModel(catalogue.engineRows, catalogue.version),
    now,
    leaving: false,
  };
  await (config.role === 'all' ? seed(services) : requireSeeded(services));
  return services;
}

export async function closeServices({ jobs, mail, database }: Services): Promise<void> {
  await jobs.stop();
  mail.close();
  await database.close();
}
