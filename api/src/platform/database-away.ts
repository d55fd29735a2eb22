/** What PostgreSQL says while it stops, has crashed, starts, lost a connection or has no place for one more. */
const SQL_STATES = /^(57P0[1235]|08\w{3}|53300)$/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);
/** The driver's own words, which have no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether this went wrong because the database is not there, so that the same may go well in a moment. Looks through what
 * libraries wrap round the driver's error.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, message } = each as Error & { code?: unknown };
    if (typeof code === 'string' && (SQL_STATES.test(code) || NETWORK.has(code))) return true;
    if (DRIVER.test(message)) return true;
  }
  return false;
}
