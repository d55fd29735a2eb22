import { session } from './session.ts';

/** `unanswered`: the server was not reached or too busy, and the session may well be good. */
type Renewal = 'renewed' | 'refused' | 'unanswered';

let running: Promise<Renewal> | undefined;

/**
 * Changes the refresh token for a new pair. One change is shared by all calls of this tab, and tabs take turns, so
 * that a used token is never sent twice on purpose.
 * @param refused the access token that was refused: when another one is there by now, somebody else was quicker.
 */
export function refreshSession(refused: string | null): Promise<Renewal> {
  running ??= takeTurn(refused).finally(() => {
    running = undefined;
  });
  return running;
}

async function takeTurn(refused: string | null): Promise<Renewal> {
  const turn = async () => (session.accessToken() !== refused ? present() : renew());
  return navigator.locks ? navigator.locks.request('careerscoop-refresh', turn) : turn();
}

const present = (): Renewal => (session.accessToken() === null ? 'refused' : 'renewed');

async function renew(): Promise<Renewal> {
  const refresh = session.refreshToken();
  if (!refresh) return 'refused';
  // A lost answer is asked for once more at once: the server honours the used token for some seconds.
  const response = (await ask(refresh)) ?? (await ask(refresh));
  // Meanwhile another tab may have signed out or changed the password: what it left is what counts.
  if (session.refreshToken() !== refresh) return present();
  if (!response || response.status >= 500 || response.status === 429) return 'unanswered';
  if (!response.ok) return 'refused';
  session.renew((await response.json()) as { access: string; refresh: string });
  return 'renewed';
}

function ask(refresh: string): Promise<Response | undefined> {
  return fetch('/api/v1/auth/refresh/', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  }).catch(() => undefined);
}
