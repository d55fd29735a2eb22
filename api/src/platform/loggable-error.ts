/** An error whose message holds nothing of a person, so that it may stand in the log as it is. */
export class LoggableError extends Error {
  override name = 'LoggableError';
}
