import { openDatabase } from '../src/platform/database.ts';
import { defineJob, work } from '../src/platform/job.ts';
import { openJobQueue } from '../src/platform/jobs.ts';

/** A worker that takes one job, says so, and never ends it: to be killed in the middle. */
const slow = defineJob('killed-in-the-middle', { expire: 2 });
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir: '' });
const queue = await openJobQueue(database, [work(slow, () => new Promise(() => console.log('taken')))], { role: 'worker' });
await queue.start({} as never);
