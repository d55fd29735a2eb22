import { join } from 'node:path';

/** The folder of the server, from here and from the bundle alike: both lie one folder below it. */
export const SERVER = join(import.meta.dirname, '..');
