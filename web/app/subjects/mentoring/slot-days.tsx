import type { Slot } from '@careerscoop/contract/mentoring';
import { dayAt, timeInWords, weekdayInWords } from '../../lib/time-in-words.ts';

interface SlotDaysProps {
  slots: readonly Slot[];
  /** The beginning of the chosen one. */
  chosen: string | null;
  onChoose: (starts_at: string) => void;
  /** By whose clock; that of this device when left out. */
  zone?: string | undefined;
}

/** Free times under their days. */
export function SlotDays({ slots, zone, ...choice }: SlotDaysProps) {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayAt(slot.starts_at, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return (
    <ul className="slots">
      {[...days].map(([day, times]) => (
        <li key={day} className="slots__day">
          <SlotDay times={times} zone={zone} {...choice} />
        </li>
      ))}
    </ul>
  );
}

function SlotDay({ times, zone, chosen, onChoose }: Omit<SlotDaysProps, 'slots'> & { times: Slot[] }) {
  const [weekday = '', ...date] = weekdayInWords(times[0]?.starts_at ?? '', zone).split(', ');
  return (
    <>
      <h3>
        {weekday}
        <span className="vh">, </span>
        <small>{date.join(', ')}</small>
      </h3>
      {times.map(({ starts_at }) => (
        <button
          key={starts_at}
          type="button"
          className="time-slot"
          aria-pressed={starts_at === chosen}
          aria-label={`${weekdayInWords(starts_at, zone)}, ${timeInWords(starts_at, zone)}`}
          onClick={() => onChoose(starts_at)}
        >
          {timeInWords(starts_at, zone)}
        </button>
      ))}
    </>
  );
}
