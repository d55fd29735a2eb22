import { ConfigError } from './config.ts';
import type { Subject } from './subject.ts';

/** The subjects as listed. @throws ConfigError where one is listed twice, or stands before one that it needs */
export function inOrder(subjects: readonly Subject[]): readonly Subject[] {
  const names = subjects.map(({ name }) => name);
  subjects.forEach(({ name, needs = [] }, place) => {
    if (names.indexOf(name) < place) throw new ConfigError(`The subject "${name}" is listed twice in api/src/subjects.ts.`);
    const missing = needs.find((needed) => !names.slice(0, place).includes(needed));
    if (missing) throw new ConfigError(`The subject "${name}" needs "${missing}", which must come before it in api/src/subjects.ts.`);
  });
  return subjects;
}
