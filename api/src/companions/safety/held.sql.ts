import type { Held } from '../../platform/held.ts';
import { listExported } from './safety.sql.ts';
import { safety_events } from './safety.tables.ts';

/** What the safeguards of the companions noticed. */
export const SAFETY_HELD: Held = {
  part: 'careers',
  title: 'What the companions noticed',
  about:
    'When a message to a companion spoke of danger or of something hard: of which kind, and whether a person still reads it. Days on which you spoke of trouble at home or of who you are stay out of this file, as others may open it.',
  tables: [safety_events],
  rows: (db, { id }) => listExported(db, id),
};
