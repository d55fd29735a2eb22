import { z } from 'zod';

/** When mails about danger in a chat are read: on these days, from one full hour to another, in one time zone of the US. */
export interface SafetyHours {
  days: 'daily' | 'weekdays';
  from: number;
  to: number;
  zone: 'ET' | 'CT' | 'MT' | 'PT';
}

/** Who hears of danger in a chat; without an email nobody does, and nobody is told so. */
export interface Watch {
  email: string | undefined;
  hours: SafetyHours;
}

export const USUAL_HOURS: SafetyHours = { days: 'weekdays', from: 9, to: 17, zone: 'ET' };

const FORM = /^(daily|weekdays) ([01]?\d|2[0-3])-([1-9]|1\d|2[0-4]) (ET|CT|MT|PT)$/;

/** "weekdays 9-17 ET". */
export const safetyHours = z
  .string()
  .regex(FORM, 'must be hours such as "weekdays 9-17 ET" or "daily 8-22 CT"')
  .transform((text): SafetyHours => {
    const [, days, from, to, zone] = FORM.exec(text) ?? [];
    return { days: days as SafetyHours['days'], from: Number(from), to: Number(to), zone: zone as SafetyHours['zone'] };
  })
  .refine(({ from, to }) => from < to, 'must end later than they begin');
