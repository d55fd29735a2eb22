import { eq } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { report_addresses } from './report.tables.ts';

/** Where the report can be opened. */
export const REPORT: Held[] = [
  {
    part: 'careers',
    title: "Your report's address",
    about: 'Since when your report can be opened by its address, and whether you closed it. The address itself is not kept.',
    tables: [report_addresses],
    rows: (db, { id }) => {
      const { user_id, made_at, closed_at } = report_addresses;
      return db.select({ made_at, closed_at }).from(report_addresses).where(eq(user_id, id));
    },
  },
];
