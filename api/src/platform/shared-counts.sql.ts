import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RunSql } from './database.ts';

interface Count {
  endsAt: number;
  /** Calls that came to this process. */
  used: number;
  /** How many of them, and of those still to come, the others know of. */
  told: number;
  /** Calls that came to the other processes, as far as they have told. */
  others: number;
  telling?: Promise<void> | undefined;
}

const MOST_KEPT = 20_000;

// What has run out begins anew; `now()` is the database's, whatever the clocks of the processes say.
const TELL = `
  insert into rate_limits (key, points, expire) values ($1, $2, now() + $3 * interval '1 millisecond')
  on conflict (key) do update set
    points = case when rate_limits.expire <= now() then excluded.points else rate_limits.points + excluded.points end,
    expire = case when rate_limits.expire <= now() then excluded.expire else rate_limits.expire end
  returning points, (extract(epoch from expire - now()) * 1000)::int as ttl`;

/**
 * Counts for all processes in one row a caller, of which each process takes many calls at once: the first ones of a caller
 * cost no query at all, and most of the rest none either. Near the limit fewer are taken, so that it holds where it matters.
 */
export function sharedCounts(runSql: RunSql, name: string): FastifyRateLimitStoreCtor {
  const counts = new Map<string, Count>();

  const countOf = (key: string, milliseconds: number): Count => {
    const known = counts.get(key);
    if (known && known.endsAt > Date.now()) return known;
    if (counts.size >= MOST_KEPT) for (const [each, { endsAt }] of counts) if (endsAt <= Date.now()) counts.delete(each);
    if (counts.size >= MOST_KEPT) counts.clear();
    const begun = { endsAt: Date.now() + milliseconds, used: 0, told: 0, others: 0 };
    counts.set(key, begun);
    return begun;
  };

  const tell = async (key: string, count: Count, upTo: number, milliseconds: number) => {
    const news = upTo - count.told;
    try {
      const { rows } = await runSql(TELL, [`${name}:${key}`, news, milliseconds]);
      const { points, ttl } = rows[0] as { points: number; ttl: number };
      count.told += news;
      count.others = Math.max(0, points - count.told);
      count.endsAt = Date.now() + ttl;
    } catch {
      // The database is away: until it is back each process counts for itself.
      count.told += news;
    }
  };

  const use = async (key: string, milliseconds: number, max: number) => {
    const count = countOf(key, milliseconds);
    // Many may come at once: each has its own place in the count.
    const place = (count.used += 1);
    const free = Math.ceil(max / 20);
    while (place > Math.max(count.told, free) && place + count.others <= max) {
      const ahead = Math.min(free, Math.floor((max - place - count.others) / 8));
      count.telling ??= tell(key, count, place + ahead, milliseconds).finally(() => (count.telling = undefined));
      await count.telling;
    }
    return { current: place + count.others, ttl: Math.max(0, count.endsAt - Date.now()) };
  };

  return class implements FastifyRateLimitStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      milliseconds: number,
      max: number,
    ): void {
      use(key, milliseconds, max).then((result) => done(null, result), done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  } as FastifyRateLimitStoreCtor;
}
