import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Served {
  port: number;
  /** Where it says what it costs, if it does. */
  figures?: number;
  stop: () => Promise<void>;
}

/**
 * Starts a server of this folder that prints its port once it listens; its first argument is a database's address (empty:
 * the embedded one), its second a folder of its own, gone with it.
 */
export async function serve(script: string, url = '', ...args: string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-bench-'));
  // One process each: a runner in between would outlive its own end.
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, script), url, folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  const ports = await new Promise<{ port: number; figures?: number }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(String(line)) as { port: number }));
  });
  return { ...ports, stop };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
