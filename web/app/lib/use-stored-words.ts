import { useEffect, useState } from 'react';

/** What came of a list in this visit, so that coming back shows it at once. */
const kept = new Map<string, readonly unknown[]>();

/**
 * Words that the page's HTML holds to read at once, and without script, and that the team may have changed since: the stored ones take
 * over when they are here and differ. Where they do not come, the first ones stay. Give an `ask` that stays the same.
 */
export function useStoredWords<Row>(name: string, written: readonly Row[], ask: () => Promise<readonly Row[]>): readonly Row[] {
  const [stored, setStored] = useState(() => kept.get(name) as readonly Row[] | undefined);
  useEffect(() => {
    let left = false;
    const take = (rows: readonly Row[]) => {
      kept.set(name, rows);
      // Held to what this screen shows: what came too late for the one before may be kept already.
      if (!left) setStored((shown) => (JSON.stringify(rows) === JSON.stringify(shown ?? written) ? shown : rows));
    };
    void ask().then(take, () => undefined);
    return () => {
      left = true;
    };
  }, [name, written, ask]);
  return stored ?? written;
}
