import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { BANDS, type Skill, rateId } from './cone-words.ts';
import './sort-card.css';

/** Within so many milliseconds a second press is the end of a double tap, and not meant for the next skill. */
const DOUBLE_TAP_MS = 250;

interface SortCardProps {
  /** The skill that is asked for; the next one comes by itself. */
  skill: Skill;
  bands: string[];
  /** The skill that was rated last, if there is one to take back. */
  last: Skill | undefined;
  onPick: (band: number) => void;
  onUndo: () => void;
}

/** One skill and its five answers, always at the same place: 21 taps for 21 skills. */
export function SortCard({ skill, bands, last, onPick, onUndo }: SortCardProps) {
  const answeredAt = useRef(-DOUBLE_TAP_MS);
  function press(at: number, band: number) {
    if (at - answeredAt.current < DOUBLE_TAP_MS) return;
    answeredAt.current = at;
    onPick(band);
  }
  return (
    <div className="sc" role="group" aria-labelledby="sort-title">
      <h3 className="h3" id="sort-title">
        {skill.question}
      </h3>
      {last && (
        <Button kind="line" size="small" className="sc__u" onClick={onUndo}>
          <Undo2 className="ic" aria-hidden="true" />
          <span>
            Undo<span className="vh"> {last.question}</span>
          </span>
        </Button>
      )}
      <p className="sc__d">{skill.description}</p>
      <ol aria-label={skill.title}>
        {BANDS.map((band) => (
          <li key={band}>
            <button id={rateId(band)} type="button" className={`bd__${band}`} onClick={({ timeStamp }) => press(timeStamp, band)}>
              <b>{band}</b>
              <span>{bands[band - 1]}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
