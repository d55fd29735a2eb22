import file from './bank.json' with { type: 'json' };
import { bankFile } from './schema.ts';

/** The bank of part 3, checked against its schema when the server starts. */
export const bank = bankFile.parse(file);
