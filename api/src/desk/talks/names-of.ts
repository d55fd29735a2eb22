/**
 * What a list calls students: by their first name, and with the first letter of the last one where two in it would be called the same.
 */
export function namesOf(students: readonly { id: number; first_name: string; last_name: string }[]): Map<number, string> {
  const shared = (name: string) =>
    new Set(students.filter(({ first_name }) => first_name.toLowerCase() === name.toLowerCase()).map(({ id }) => id)).size > 1;
  return new Map(
    students.map(({ id, first_name, last_name }) => [
      id,
      shared(first_name) && last_name ? `${first_name} ${last_name.charAt(0)}.` : first_name,
    ]),
  );
}
