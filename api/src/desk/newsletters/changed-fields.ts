/** Of what is written over, the fields that differ: as they were and as they are. */
export function changedFields<T extends object>(was: T, is: Partial<T>): { before: Partial<T>; after: Partial<T> } {
  const names = (Object.keys(is) as (keyof T)[]).filter((name) => is[name] !== was[name]);
  const of = (from: Partial<T>) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>;
  return { before: of(was), after: of(is) };
}
