import file from './scenarios.json' with { type: 'json' };
import { scenariosFile } from './schema.ts';

/** The written assessment, checked against its schema when the server starts. */
export const content = scenariosFile.parse(file);
/** The version of the items that this process asks. */
export const ITEM_VERSION = content.version;
