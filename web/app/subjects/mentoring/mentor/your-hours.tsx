import type { MentorHours } from '@careerscoop/contract/mentor-hours';
import { BookOpen, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { dayAt, placeOf } from '../../../lib/time-in-words.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { hoursInWords, sumOf } from '../given/given-words.ts';
import { spanInWords, WEEKDAYS } from '../hour-words.ts';
import type { Standing } from './standing-words.ts';

interface YourHoursProps {
  hours: MentorHours;
  given: Standing['given'];
}

/** The mentor's weekly hours in short, and the ways to what is read or printed. */
export function YourHours({ hours: { hours, days, time_zone }, given }: YourHoursProps) {
  const minutes = sumOf(given);
  const today = dayAt(new Date().toISOString(), time_zone);
  const now = hours.filter(({ valid_until }) => !valid_until || valid_until >= today);
  return (
    <section className="card mcard" aria-labelledby="hours-title">
      <h2 className="h2" id="hours-title">
        Your hours
      </h2>
      {now.length === 0 ? (
        <p>
          <b>None yet.</b> Say when you have time, and students choose a half hour by themselves. An hour or two a week is plenty.
        </p>
      ) : (
        <>
          <p className="small soft">By your clock, {placeOf(time_zone)}. Students see them in theirs.</p>
          <ul className="mhours">
            {WEEKDAYS.map((name, index) => {
              const spans = now
                .filter(({ weekday }) => weekday === index + 1)
                .toSorted((one, other) => one.from_minute - other.from_minute);
              return spans.length === 0 ? null : (
                <li key={name}>
                  <b>{name}</b>
                  <span>{spans.map(({ from_minute: from, to_minute: to }) => spanInWords({ from, to })).join(', ')}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <LinkButton kind="line" size="small" to={paths.mentorHours}>
        {now.length === 0 ? 'Set your hours' : days.length > 0 ? 'Change hours and days off' : 'Change hours, add days off'}
      </LinkButton>
      <p className="mmore mmore--line">
        <Link className="mlink" to={paths.mentorGuide}>
          <BookOpen className="ic" />
          How to talk with a 15-year-old: one page
        </Link>
        {minutes > 0 && (
          <Link className="mlink" to={paths.hoursGiven}>
            <Printer className="ic" />
            You gave {hoursInWords(minutes)}: print it
          </Link>
        )}
      </p>
    </section>
  );
}
