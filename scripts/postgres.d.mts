interface Postgres {
  url: string;
  stop: () => void;
}

/** Starts a server of our own. @returns its address and a function that stops it. */
export function startPostgres(): Postgres;

/** One that nobody else uses, so that it may go away: `fast` as an administrator stops it, `immediate` as a crash does. */
export function startOwnPostgres(port: number): Postgres & {
  halt: (mode: 'fast' | 'immediate') => Promise<unknown>;
  start: () => Promise<unknown>;
};
