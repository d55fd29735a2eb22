import { Secret, TOTP } from 'otpauth';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

const HALF_MINUTE = 30_000;

/** What the app on the phone shows now, or so many half minutes from now. */
export function codeOf(server: TestServer, secret: string, halfMinutes = 0): string {
  const timestamp = server.services.now().getTime() + halfMinutes * HALF_MINUTE;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** Sets an authenticator app up. @returns its key and the recovery codes; the clock is a minute on, so that a new code is there. */
export async function setUpFactor(server: TestServer, who: SignedIn): Promise<{ secret: string; recovery_codes: string[] }> {
  const begun = await server.ask('POST', '/auth/second-factor/', { as: who.access });
  const { secret } = begun.body;
  const done = await server.ask('PUT', '/auth/second-factor/', { as: who.access, body: { code: codeOf(server, secret) } });
  if (done.status !== 200) throw new Error(`the second factor answered ${done.status}: ${done.text}`);
  server.advance(2 * HALF_MINUTE);
  return { secret, recovery_codes: done.body.recovery_codes };
}
