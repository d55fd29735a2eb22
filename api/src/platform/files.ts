import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files are kept. Names are paths of plain signs, such as `photos/abc-96.webp`; a name is written once. */
export interface FileStore {
  put(name: string, content: Buffer): Promise<void>;
  /** Nothing when there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  /** Removing what is not there is no fault. */
  remove(name: string): Promise<void>;
}

const NAME = /^[a-z]+\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;

/** Keeps files in a folder; several processes on several machines need one that they share. */
export function openFolder(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('not the name of a file');
    return join(folder, name);
  };
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Renamed when it is whole, so that nobody ever reads half of it.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, content);
      await rename(draft, path);
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
