import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import type { RunningTurn } from './running-turn.ts';
import { beatOf, findEndings } from './turns.sql.ts';

/** So often what there is of the answers is kept, and that they are still being made. */
const BEAT_MS = 2_000;
/** So often this process looks whether another one was told to stop one of its turns. */
const LOOK_MS = 100;

/** Where a message stands: being answered here, or known to the database alone. */
export type Found = { running: RunningTurn } | { stored: string };

interface Claim {
  key_hash: string;
  body_hash: string;
  turn: Promise<Found>;
}

/** The turns that this process is at. */
export interface OpenTurns {
  /** So long a turn waits for a reader who was lost, in milliseconds. */
  patience: number;
  /** The one turn of a student, which may just begin. */
  claimOf(user_id: number): Claim | undefined;
  /** Nobody else begins one for this student until it is over. @throws what the beginning throws */
  claim(user_id: number, key: Omit<Claim, 'turn'>, begin: () => Promise<Found>): Promise<Found>;
  find(id: string): RunningTurn | undefined;
  /** Ends those that meet this. */
  cut(meets: (turn: RunningTurn) => boolean): Promise<void>;
}

const known = new WeakMap<Services, OpenTurns>();

/** Those of a process, which keeps a beat while there are any. */
export function openTurnsOf(services: Services): OpenTurns {
  const found = known.get(services) ?? makeOpenTurns(services);
  known.set(services, found);
  return found;
}

/** Ends what is left when the server closes, and shuts out whose session has ended. */
export function endTurnsWith(app: FastifyInstance, services: Services): void {
  const turns = openTurnsOf(services);
  const unheard = services.sessions.onEnd((sessions) => void turns.cut((turn) => (turn.shutOut(sessions), false)));
  // Before the server waits for those who wait for an answer in one piece.
  app.addHook('preClose', async () => {
    unheard();
    await turns.cut(() => true);
  });
}

function makeOpenTurns(services: Services): OpenTurns {
  const { database, sessions, now } = services;
  const claims = new Map<number, Claim>();
  const running = new Map<string, RunningTurn>();
  let timer: NodeJS.Timeout | undefined;
  let [beaten, busy] = [0, false];

  /** What others decided about these turns: how they shall end, or that they are gone with all else of the student. */
  const look = async () => {
    const isBeat = performance.now() - beaten >= BEAT_MS;
    const at = [...running.values()];
    if (isBeat) beaten = performance.now();
    const present = isBeat
      ? await beatOf(
          database.db,
          now(),
          at.map((turn) => ({ id: turn.id, ...turn.grown() })),
        )
      : await findEndings(
          database.db,
          at.map(({ id }) => id),
        );
    for (const turn of at) {
      const found = present.get(turn.id);
      if (found?.ending) void turn.end(found.ending);
      if (isBeat && !found) void turn.end('cut');
    }
    if (!isBeat) return;
    const readers = [...new Set(at.flatMap((turn) => turn.sessions()))];
    const ended: string[] = [];
    // One after the other: hundreds of questions at once would hold up everybody's words.
    for (const session of readers) if (!(await sessions.isOpen(session))) ended.push(session);
    if (ended.length > 0) for (const turn of at) turn.shutOut(ended);
  };
  const beat = () => {
    if (busy) return;
    busy = true;
    // Where the database is away the next look may find it.
    void look()
      .catch(() => undefined)
      .finally(() => (busy = false));
  };
  const keepBeat = () => {
    if (running.size === 0) timer = void clearInterval(timer);
    // The embedded database has this one process.
    else timer ??= setInterval(beat, database.kind === 'embedded' ? BEAT_MS : LOOK_MS);
  };

  return {
    patience: 10_000,
    claimOf: (user_id) => claims.get(user_id),
    claim: async (user_id, key, begin) => {
      const turn = begin();
      const claim = { ...key, turn };
      claims.set(user_id, claim);
      const release = () => {
        if (claims.get(user_id) === claim) claims.delete(user_id);
      };
      try {
        const found = await turn;
        if ('stored' in found) {
          release();
          return found;
        }
        const begun = found.running;
        running.set(begun.id, begun);
        keepBeat();
        void begun.over.finally(() => {
          release();
          running.delete(begun.id);
          keepBeat();
        });
        return found;
      } catch (error) {
        release();
        throw error;
      }
    },
    find: (id) => running.get(id),
    cut: async (meets) => {
      await Promise.all([...running.values()].filter(meets).map((turn) => turn.end('cut')));
    },
  };
}
