import { setTimeout as pause } from 'node:timers/promises';
import { closeServices, openServices } from './open-services.ts';
import { readConfig } from './platform/config.ts';
import { FolderInUse } from './platform/folder-lock.ts';
import { tellFault } from './tell-fault.ts';

/** npm run release: brings the database up to this version, once and before the processes that stand on it, and ends. */
try {
  // Whatever its processes will do, the release does all that comes before them.
  await closeServices(await openWhenFree());
  console.log('CareerScoop is released: the database is ready for this version.');
} catch (error) {
  tellFault(error);
  process.exitCode = 1;
}

/** Another release gives the folder of the embedded database back when it is done; a server that has it stays, and is told of. */
async function openWhenFree() {
  const config = readConfig({ ...process.env, ROLE: 'all' });
  for (let seconds = 0; ; seconds += 1) {
    try {
      return await openServices(config);
    } catch (error) {
      if (!(error instanceof FolderInUse) || seconds === 120) throw error;
      if (seconds === 0) console.log('Another process has the folder. Waiting for it, two minutes at most.');
      await pause(1_000);
    }
  }
}
