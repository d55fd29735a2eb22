// What tests of a run leave in the temporary folder lies in one folder, which goes with the run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the tests of a project; @returns what follows them. A project within another's run has its folder in that one's. */
export default function useOwnTemporaryFolder() {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-tests-'));
  // PostgreSQL runs as another user, and has its own folder in here.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
