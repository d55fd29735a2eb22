import { session } from './session.ts';

let running: Promise<boolean> | undefined;

/**
 * Changes the refresh token for a new pair. One change is shared by all calls of this tab, and tabs take turns, so
 * that a used token is never sent twice on purpose.
 * @param refused the access token that was refused: when another one is there by now, somebody else was quicker.
 * @returns whether there is a usable session now.
 */
export function refreshSession(refused: string | null): Promise<boolean> {
  running ??= takeTurn(refused).finally(() => {
    running = undefined;
  });
  return running;
}

async function takeTurn(refused: string | null): Promise<boolean> {
  const turn = async () => (session.accessToken() !== refused ? session.accessToken() !== null : renew());
  return navigator.locks ? navigator.locks.request('careerscoop-refresh', turn) : turn();
}

async function renew(): Promise<boolean> {
  const refresh = session.refreshToken();
  if (!refresh) return false;
  const response = await fetch('/api/v1/auth/refresh/', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  }).catch(() => undefined);
  // No answer is not a refusal: the session stays, and the call that wanted it fails by itself.
  if (!response || response.status >= 500) return true;
  if (!response.ok) return false;
  session.renew((await response.json()) as { access: string; refresh: string });
  return true;
}
