import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { BANDS, type Skill, rateId } from './cone-words.ts';
import './sort-card.css';

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
            {/* The second press of a double tap was not meant for the next skill. */}
            <button id={rateId(band)} type="button" className={`bd__${band}`} onClick={({ detail }) => detail < 2 && onPick(band)}>
              <b>{band}</b>
              <span>{bands[band - 1]}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
