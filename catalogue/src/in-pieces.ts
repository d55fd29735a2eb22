/** What takes long to read, read once: ahead of its time in pieces, or at once by whoever needs it. */
export interface InPieces<T> {
  /** All of it; what is left to read is read now. */
  all(): T;
  /** Reads it up to the end, with a rest after each piece. */
  prepare(): Generator<void>;
}

export function inPieces<T extends object>(read: () => Generator<void, T>): InPieces<T> {
  let reading = read();
  let whole: T | undefined;
  const takeIn = (): T | undefined => {
    try {
      const step = reading.next();
      if (step.done) whole = step.value;
      return whole;
    } catch (error) {
      // What was broken off would say that it is done.
      reading = read();
      throw error;
    }
  };
  return {
    all: () => {
      for (;;) {
        const read = whole ?? takeIn();
        if (read) return read;
      }
    },
    *prepare() {
      while (!whole) {
        takeIn();
        yield;
      }
    },
  };
}
