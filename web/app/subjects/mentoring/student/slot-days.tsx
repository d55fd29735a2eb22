import type { Slot } from '@careerscoop/contract/mentoring';
import { dayAt, timeInWords, weekdayInWords } from '../../../lib/time-in-words.ts';

interface SlotDaysProps {
  slots: readonly Slot[];
  /** The beginning of the chosen one. */
  chosen: string | null;
  onChoose: (starts_at: string) => void;
}

/** Free times under their days, by the clock of this device. */
export function SlotDays({ slots, chosen, onChoose }: SlotDaysProps) {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) days.set(dayAt(slot.starts_at), [...(days.get(dayAt(slot.starts_at)) ?? []), slot]);
  return (
    <ul className="slots">
      {[...days].map(([day, times]) => (
        <li key={day} className="slots__day">
          <SlotDay times={times} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function SlotDay({ times, chosen, onChoose }: Omit<SlotDaysProps, 'slots'> & { times: Slot[] }) {
  const [weekday = '', ...date] = weekdayInWords(times[0]?.starts_at ?? '').split(', ');
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
          className="slot"
          aria-pressed={starts_at === chosen}
          aria-label={`${weekdayInWords(starts_at)}, ${timeInWords(starts_at)}`}
          onClick={() => onChoose(starts_at)}
        >
          {timeInWords(starts_at)}
        </button>
      ))}
    </>
  );
}
