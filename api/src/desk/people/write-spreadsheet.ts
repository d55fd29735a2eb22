import { stringify } from 'csv-stringify/sync';
import type { Exported } from './export-students.ts';

const CAREERS = 10;
const HEAD = ['First name', 'Last name', 'Email', 'Phone', 'Address', 'City', 'State', 'Zip Code', 'Assessment taken on'];
const TITLES = Array.from({ length: CAREERS }, (_, place) => `Career ${place + 1}`);

/**
 * The students as a spreadsheet: the careers by name, the saved ones once more, and no raw answers. A cell that a spreadsheet
 * would take for a formula (it begins with =, +, -, @, a tab or a return) gets an apostrophe before it.
 */
export function writeSpreadsheet(students: Exported[]): string {
  const rows = students.map((student) => {
    const { first_name, last_name, email, phone, address, city, state, zipcode, submitted_at, recommendations } = student;
    const titles = recommendations.map(({ title }) => title);
    const saved = recommendations.flatMap(({ saved: is, title }) => (is ? [title] : []));
    const careers = TITLES.map((_, place) => titles[place] ?? '');
    return [
      first_name,
      last_name,
      email,
      phone,
      address,
      city,
      state,
      zipcode,
      submitted_at?.slice(0, 10) ?? '',
      ...careers,
      saved.join('; '),
    ];
  });
  // Excel reads it as UTF-8 by the mark at its beginning alone.
  return stringify([[...HEAD, ...TITLES, 'Saved'], ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
