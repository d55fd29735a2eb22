import { session } from './session.ts';

/** Brings the kept person up to date, if there is one. The contract is loaded for this alone, and only for the signed-in. */
export function freshenUser(): void {
  if (!session.user()) return;
  void import('./reload-user.ts').then(({ reloadUser }) => reloadUser()).catch(() => undefined);
}
