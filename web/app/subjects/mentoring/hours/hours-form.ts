import type { MentorHour, MentorHours } from '@careerscoop/contract/mentor-hours';
import { z } from 'zod';
import type { HoursToKeep } from '../mentor.queries.ts';
import { spanInWords } from '../hour-words.ts';

const day = z.union([z.literal(''), z.iso.date('Choose a day, or leave it empty.')]);
// A select gives its value as text.
const minute = z.string().transform(Number);
const hour = z.object({ weekday: z.number(), from_minute: minute, to_minute: minute, valid_from: day, valid_until: day });
const ownDay = z.object({ day: z.string(), from_minute: z.number().nullable(), to_minute: z.number().nullable() });

/** The form: as the server keeps it, but days that are left open are empty fields. */
export const hoursForm = z
  .object({ hours: z.array(hour).max(50, 'At most 50 times.'), days: z.array(ownDay) })
  .superRefine(({ hours }, context) => {
    for (const [index, each] of hours.entries()) {
      const at = (field: keyof Hour, message: string) => context.addIssue({ code: 'custom', path: ['hours', index, field], message });
      if (each.to_minute <= each.from_minute) {
        at('to_minute', 'This ends before it starts. Past midnight? Add the rest to the next day.');
      } else if (each.valid_from && each.valid_until && each.valid_until < each.valid_from) {
        at('valid_until', 'The last day comes before the first.');
      } else {
        const other = hours.slice(0, index).find((earlier) => overlap(earlier, each));
        if (other) at('from_minute', `This overlaps with ${spanInWords({ from: other.from_minute, to: other.to_minute })}.`);
      }
    }
  });
/** As the fields hold it. */
export type HoursFields = z.input<typeof hoursForm>;
/** As it is checked and kept. */
export type HoursChecked = z.output<typeof hoursForm>;
type Hour = HoursChecked['hours'][number];

/** Two times of one weekday that share a minute on some day. */
function overlap(one: Hour, other: Hour): boolean {
  const sameMinutes = one.from_minute < other.to_minute && other.from_minute < one.to_minute;
  const before = (a: Hour, b: Hour) => a.valid_until !== '' && b.valid_from !== '' && a.valid_until < b.valid_from;
  return one.weekday === other.weekday && sameMinutes && !before(one, other) && !before(other, one);
}

/** What is kept, as the form shows it. */
export function formOf({ hours, days }: Pick<MentorHours, 'hours' | 'days'>): HoursFields {
  return {
    hours: hours.map(fieldsOf),
    days: [...days],
  };
}

/** And back. */
export function keptOf({ hours, days }: HoursChecked): Omit<HoursToKeep, 'seen'> {
  return { hours: hours.map((each) => ({ ...each, valid_from: each.valid_from || null, valid_until: each.valid_until || null })), days };
}

function fieldsOf({ weekday, from_minute, to_minute, valid_from, valid_until }: MentorHour): HoursFields['hours'][number] {
  return {
    weekday,
    from_minute: String(from_minute),
    to_minute: String(to_minute),
    valid_from: valid_from ?? '',
    valid_until: valid_until ?? '',
  };
}

/** The time that is offered for one more: after the last of that weekday, else a late afternoon. */
export function nextHour(hours: HoursFields['hours'], weekday: number): HoursFields['hours'][number] {
  const ends = hours.filter((each) => each.weekday === weekday).map(({ to_minute }) => Number(to_minute));
  const from = ends.length > 0 ? Math.min(Math.max(...ends) + 60, 1380) : 15 * 60;
  const to = Math.min(from + (ends.length > 0 ? 60 : 180), 1440);
  return fieldsOf({ weekday, from_minute: from, to_minute: to, valid_from: null, valid_until: null });
}
