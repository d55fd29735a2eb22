import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './database.ts';
import { AppError } from './errors.ts';
import { networkOf } from './network-of.ts';
import { rate_limits } from './rate-limits.tables.ts';

// Per address the limits let a school behind one address work; per account they are stricter.
export const LIMITS = {
  signup_address: { points: 60, duration: 600 },
  // Beside the sign-up itself, of which a class behind one address may need them all.
  email_check_address: { points: 60, duration: 600 },
  // Codes typed at sign-up that no school or sponsor has.
  signup_code_address: { points: 20, duration: 3600 },
  sign_in_address: { points: 120, duration: 600 },
  sign_in_account: { points: 10, duration: 900 },
  // Of one account over all addresses, for devices that never signed in to it.
  sign_in_unknown: { points: 100, duration: 3600 },
  // The same for all devices together that signed in with the password that it has.
  sign_in_known: { points: 100, duration: 86_400 },
  reset_account: { points: 5, duration: 3600 },
  current_password: { points: 10, duration: 900 },
  // Codes of an authenticator app, from one device, and of one account over all devices that never signed in to it.
  code_device: { points: 8, duration: 900 },
  code_unknown: { points: 30, duration: 3600 },
  // Each sign-in leaves a known device, so that they are counted together as well.
  code_known: { points: 60, duration: 86_400 },
  // Codes that a school printed, of one account that has said its password.
  confirming_account: { points: 8, duration: 900 },
  email_change_account: { points: 5, duration: 3600 },
  photo_account: { points: 30, duration: 3600 },
  export_account: { points: 20, duration: 3600 },
  mail_account: { points: 5, duration: 3600 },
  mail_address: { points: 60, duration: 3600 },
  link_address: { points: 120, duration: 600 },
  // A parent who never asked for it must not be flooded, whoever the askers are.
  consent_account: { points: 5, duration: 86_400 },
  consent_contact: { points: 4, duration: 86_400 },
  // Links that anybody may ask for: they use up nothing of what a child needs to ask.
  fresh_contact: { points: 4, duration: 86_400 },
  consent_address: { points: 60, duration: 3600 },
  report_account: { points: 20, duration: 3600 },
  report_address: { points: 240, duration: 600 },
  // A file takes a tenth of a second to make; per report, whoever asks.
  report_file: { points: 30, duration: 600 },
  session_account: { points: 10, duration: 3600 },
  // Each is read by a person.
  talk_report_account: { points: 10, duration: 86_400 },
  code_account: { points: 20, duration: 3600 },
  // Each begins a purchase at the payment provider.
  order_account: { points: 60, duration: 3600 },
  subscription_address: { points: 60, duration: 3600 },
  // Signed in the account counts, signed out the address.
  invitation_account: { points: 10, duration: 86_400 },
  invitation_address: { points: 10, duration: 86_400 },
  message_address: { points: 30, duration: 3600 },
  message_sender: { points: 5, duration: 3600 },
  // Links to pay at: asking for one; texts of one student, and to one number whoever asks; what the holder of a link may do.
  pay_link_account: { points: 50, duration: 86_400 },
  pay_account: { points: 5, duration: 86_400 },
  pay_contact: { points: 3, duration: 86_400 },
  pay_address: { points: 240, duration: 600 },
  // Each is a checkout at the payment provider; of one student, by whatever link.
  pay_checkout: { points: 20, duration: 3600 },
  // Beside the messages of a day, which the chat counts itself.
  chat_account: { points: 15, duration: 600 },
} as const;
type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one use. @throws AppError too_many_requests with the seconds to wait, and `detail` when one is given. */
  use(name: LimitName, key: string, detail?: string): Promise<void>;
  /** Takes one use back: it turned out to be a right one. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted: a right password clears the account's wrong ones. */
  clear(name: LimitName, key: string): Promise<void>;
}

const countedAs = (name: LimitName, key: string) => (name.endsWith('_address') ? networkOf(key) : key);

/** Limits that count in the database, so that they hold across processes and restarts. */
export function openRateLimits(db: Db): RateLimits {
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [
      name,
      // What has run out is removed by the hourly job: a timer in each limiter would outlive the database.
      new RateLimiterDrizzle({ storeClient: db, schema: rate_limits, keyPrefix: name, clearExpiredByTimeout: false, ...LIMITS[name] }),
    ]),
  );
  return {
    use: async (name, key, detail) => {
      try {
        await limiters.get(name)?.consume(countedAs(name, key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const retryAfterSeconds = Math.max(1, refused.msBeforeNext / 1000);
        throw new AppError('too_many_requests', { retryAfterSeconds, ...(detail ? { detail } : {}) });
      }
    },
    giveBack: async (name, key) => {
      await limiters.get(name)?.reward(countedAs(name, key));
    },
    clear: async (name, key) => {
      await limiters.get(name)?.delete(countedAs(name, key));
    },
  };
}
