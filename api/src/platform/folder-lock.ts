import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has the folder; the message is for the person who starts the server. */
export class FolderInUse extends Error {}

/**
 * Takes a folder for this process by a file with its process id.
 * @returns a function that gives the folder back.
 * @throws FolderInUse when a living process has it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (isAlive(owner)) {
        throw new FolderInUse(
          `CareerScoop is already running on the folder ${folder} (process ${owner}). Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      // Left by a process that was killed.
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(`The folder ${folder} is being opened by another process. Try again in a moment.`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
