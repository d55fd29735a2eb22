import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');

/** A house of its own, whose clock a test moves and in which a representative types commands. */
export interface Clocked {
  origin: string;
  /** Its time. */
  now: () => Date;
  advance: (milliseconds: number) => Promise<void>;
  /** As `npm run staff -- …`; what it prints. */
  staff: (words: string[], options?: Record<string, string>) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts it on this port, empty but for the demo. */
export async function openClocked(port: number): Promise<Clocked> {
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-clocked-'));
  const origin = `http://localhost:${port}`;
  const house = spawn(process.execPath, ['--import', 'tsx', 'api/test/clocked-server.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '6000',
      TRUST_PROXY: '1',
    },
  });
  const answers = answersOf(house);
  let offset = 0;
  await answers();
  async function ask(line: object): Promise<string> {
    house.stdin?.write(`${JSON.stringify(line)}\n`);
    const { said, refused } = await answers();
    if (said === undefined) throw new Error(refused ?? 'The house has said nothing.');
    return said;
  }
  return {
    origin,
    now: () => new Date(Date.now() + offset),
    advance: async (milliseconds) => {
      offset += milliseconds;
      await ask({ advance: milliseconds });
    },
    staff: (words, options = {}) => ask({ staff: words, options }),
    close: async () => {
      const gone = new Promise((resolve) => house.once('exit', resolve));
      house.stdin?.end();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Said {
  said?: string;
  refused?: string;
}

/** The lines that begin with #, one at a time. */
function answersOf(house: ChildProcess): () => Promise<Said> {
  const lines = (createInterface({ input: house.stdout as NodeJS.ReadableStream }) as Interface)[Symbol.asyncIterator]();
  return async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The house has closed.');
      if (value.startsWith('#')) return JSON.parse(value.slice(1)) as Said;
    }
  };
}
