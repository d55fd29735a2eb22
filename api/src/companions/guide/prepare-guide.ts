import { findCollege } from '../../colleges/find-college.ts';
import { careersNamed } from './understand/careers-named.ts';
import { isEveryday } from './understand/everyday-words.ts';

/** Reads the names of careers and schools ahead of the first question, one after the other, so that nobody waits for all of them. */
export async function prepareGuide(): Promise<void> {
  for (const read of [() => isEveryday('work'), () => careersNamed(['nurse']), () => findCollege('portland state')]) {
    await new Promise(setImmediate);
    read();
  }
}
