import { join } from 'node:path';
import { type Modules, hasStyles, reachedFrom } from './common-files.ts';

const app = (...files: string[]) => files.map((file) => join(import.meta.dirname, '../app', file));
const contract = (...files: string[]) => files.map((file) => join(import.meta.dirname, '../../contract/src', file));

interface Together {
  name: string;
  beginnings: string[];
  /** For a library of which more is within reach than is used: what so many parts of the product share. */
  minShareCount?: number;
}

/**
 * What is always fetched together by somebody who is signed in, each file with the modules it begins with. The first one
 * that fits counts: a file brings along what its modules import, so whatever others need without the rest stands before it.
 */
export const SIGNED_IN_FILES: readonly Together[] = [
  { name: 'addresses', beginnings: contract('addresses.ts') },
  { name: 'dialog', beginnings: app('ui/dialog.tsx'), minShareCount: 12 },
  { name: 'checks', beginnings: contract('fields.ts', 'endpoint.ts') },
  { name: 'assessment', beginnings: contract('assessment.ts') },
  { name: 'person', beginnings: contract('profile.ts', 'accounts.ts') },
  { name: 'account', beginnings: app('shell/account-menu.tsx', 'lib/reload-user.ts', 'ui/notices.tsx') },
  { name: 'profile', beginnings: app('routes/profile-layout.tsx', 'shell/profile-screen.tsx') },
  { name: 'results', beginnings: app('subjects/results/results.queries.ts', 'subjects/results/result-words.ts') },
];

/** Groups for the bundler, which by itself makes two dozen small files of them. */
export const signedInFiles = SIGNED_IN_FILES.map(({ name, beginnings, minShareCount = 1 }) => {
  let reached: Set<string> | undefined;
  return {
    name: (id: string, modules: Modules) => {
      reached ??= reachedFrom(beginnings, modules);
      return reached.has(id) && !hasStyles(id, modules) ? name : null;
    },
    minShareCount,
  };
});
