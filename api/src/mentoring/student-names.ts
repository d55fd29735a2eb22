import { studentCalled } from './called.ts';

/**
 * What a mentor reads of each of their students: the first name, as the parents were promised. A second one of the same
 * name is told apart by a number, never by anything of the last name.
 */
export function studentNames(students: readonly { id: number; first_name: string }[]): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    students.map(({ id, first_name }) => {
      const name = studentCalled(first_name);
      const place = (seen.get(name.toLowerCase()) ?? 0) + 1;
      seen.set(name.toLowerCase(), place);
      return [id, place === 1 ? name : `${name} (${place})`];
    }),
  );
}
