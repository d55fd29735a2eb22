import file from './phrases.json' with { type: 'json' };
import { phrasesFile } from './schema.ts';

/** Every word said about a result, checked against its schema when the server starts. */
export const phrases = phrasesFile.parse(file);
