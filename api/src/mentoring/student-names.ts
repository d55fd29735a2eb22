/**
 * What a mentor reads of each of their students: the first name, as the parents were promised. A second one of the same
 * name is told apart by a number, never by anything of the last name.
 */
export function studentNames(students: readonly { id: number; first_name: string }[]): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    students.map(({ id, first_name }) => {
      const place = (seen.get(first_name.toLowerCase()) ?? 0) + 1;
      seen.set(first_name.toLowerCase(), place);
      return [id, place === 1 ? first_name : `${first_name} (${place})`];
    }),
  );
}
