import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'careerscoop-lock-'));

it('refuses a folder that a living process has, with a sentence that names both', () => {
  const place = folder();
  // The parent of a test runner's worker lives as long as the test does.
  writeFileSync(join(place, 'in-use.pid'), String(process.ppid));
  expect(() => lockFolder(place)).toThrow(FolderInUse);
  expect(() => lockFolder(place)).toThrow(new RegExp(`already running on the folder .*process ${process.ppid}`));
});

it('takes over from a process that was killed, and gives the folder back', () => {
  const place = folder();
  writeFileSync(join(place, 'in-use.pid'), '4194303');
  const unlock = lockFolder(place);
  expect(existsSync(join(place, 'in-use.pid'))).toBe(true);
  unlock();
  expect(existsSync(join(place, 'in-use.pid'))).toBe(false);
  lockFolder(place)();
});
