/** Which sessions are still open, for the guard that is asked at every request. */
export interface OpenSessions {
  /** True at once when it was seen open a moment ago; else after a look into the database. */
  isOpen(session: string): boolean | Promise<boolean>;
  /** These have ended: the next request looks again. Call it after the transaction that ended them. */
  forget(sessions: string[]): void;
  /** Tells who listens which sessions have ended in this process. @returns what ends the listening */
  onEnd(listener: (sessions: readonly string[]) => void): () => void;
}

// A session that another process has ended is noticed this soon.
const LOOK_AGAIN_MS = 15_000;
const MOST_KEPT = 50_000;

/** Remembers for some seconds what `look` saw, so that nearly no request pays for it. */
export function watchSessions(look: (session: string) => Promise<boolean>, clock = Date.now): OpenSessions {
  const seen = new Map<string, number>();
  const looking = new Map<string, Promise<boolean>>();
  const listeners = new Set<(sessions: readonly string[]) => void>();

  const lookAt = async (session: string): Promise<boolean> => {
    const running = look(session);
    looking.set(session, running);
    try {
      const open = await running;
      // A session that ended while we looked must not be remembered as open.
      if (open && looking.get(session) === running) {
        if (seen.size >= MOST_KEPT) seen.clear();
        seen.set(session, clock());
      }
      return open;
    } finally {
      if (looking.get(session) === running) looking.delete(session);
    }
  };

  return {
    isOpen: (session) => {
      const at = seen.get(session);
      if (at !== undefined && clock() - at < LOOK_AGAIN_MS) return true;
      seen.delete(session);
      return looking.get(session) ?? lookAt(session);
    },
    forget: (sessions) => {
      for (const session of sessions) {
        seen.delete(session);
        looking.delete(session);
      }
      for (const tell of listeners) tell(sessions);
    },
    onEnd: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
