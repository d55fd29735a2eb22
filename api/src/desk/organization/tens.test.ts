import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped } from './grouped.ts';
import { type InTen, makeTens, wholeTens } from './tens.ts';

interface Person extends InTen {
  id: number;
}

/** What happens at a school: people begin to share, take it back, share again; nights pass; somebody looks. */
const events = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('joins' as const), cohort: fc.constantFrom('code:A', 'year:2026') }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('leaves' as const), who: fc.nat(60) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('returns' as const), who: fc.nat(60) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('night' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  ),
  { minLength: 40, maxLength: 160 },
);

type Event = typeof events extends fc.Arbitrary<(infer E)[]> ? E : never;

/** Lives through it. @returns whose figures each look was a sum of, by cohort, and who shared at that moment */
function live(happened: readonly Event[]) {
  const people: { id: number; cohort: string; shares: boolean }[] = [];
  const counted: Person[] = [];
  const looks: { told: Map<string, Set<number>>; sharing: Set<number> }[] = [];
  for (const event of happened) {
    if (event.kind === 'joins') people.push({ id: people.length, cohort: event.cohort, shares: true });
    const who = 'who' in event ? people[event.who] : undefined;
    if (who) who.shares = event.kind === 'returns';
    const sharing = people.filter(({ shares }) => shares);
    if (event.kind === 'night') {
      const last = new Map<string, number>();
      for (const { cohort, ten } of counted) last.set(cohort, Math.max(ten, last.get(cohort) ?? 0));
      const waiting = sharing.filter(({ id }) => counted.every((each) => each.id !== id));
      counted.push(...makeTens(waiting, last));
    }
    if (event.kind === 'look') {
      const now = new Set(sharing.map(({ id }) => id));
      const told = grouped(wholeTens(counted.filter(({ id }) => now.has(id))), ({ cohort }) => cohort);
      looks.push({ told: new Map([...told].map(([cohort, of]) => [cohort, new Set(of.map(({ id }) => id))])), sharing: now });
    }
  }
  return { counted, looks };
}

describe('figures in tens', () => {
  it('hold nobody who does not share at that moment, and nobody in two tens', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const { counted, looks } = live(happened);
        expect(new Set(counted.map(({ id }) => id)).size).toBe(counted.length);
        for (const { told, sharing } of looks) for (const of of told.values()) for (const id of of) expect(sharing.has(id)).toBe(true);
      }),
    );
  });

  it('tell nothing below ten, and no difference of any two of them does', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const sets = live(happened).looks.flatMap(({ told }) => [...told.values()]);
        for (const one of sets) {
          expect(one.size).toBeGreaterThanOrEqual(10);
          for (const other of sets) {
            const both = [...one].filter((id) => other.has(id)).length;
            const apart = one.size + other.size - 2 * both;
            expect(apart === 0 || apart >= 10).toBe(true);
          }
        }
      }),
    );
  });

  it('are sums of whole tens, whatever is added to or taken from each other: two of one ten are never told apart', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const { counted, looks } = live(happened);
        const tens = grouped(counted, ({ cohort, ten }) => `${cohort} ${ten}`);
        for (const { told } of looks) {
          for (const people of tens.values()) {
            const inside = people.filter(({ id }) => [...told.values()].some((of) => of.has(id)));
            expect([0, 10]).toContain(inside.length);
          }
        }
      }),
    );
  });
});
