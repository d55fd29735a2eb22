import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface RunProcess {
  child: ChildProcess;
  /** What it has said so far. */
  said(): string;
  /** Its exit code and all that it said. */
  ended: Promise<{ code: number | null; text: string }>;
}

/** Runs a file of this package as a process of its own, with these settings and no others of the product. */
export function runProcess(file: string, settings: Record<string, string>): RunProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '..', file)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', LOG_LEVEL: 'error', ...settings },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, said: () => text, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, text }))) };
}
