import more from './more-attributions.json' with { type: 'json' };
import database from './occupational-database.json' with { type: 'json' };

/** What the publishers ask for, in their words. The first one stands in every footer, so it is a file of its own. */
export const ATTRIBUTIONS = [database, ...more];
