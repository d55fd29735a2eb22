import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { Cherry } from '@careerscoop/art/parts.tsx';
import { Picture } from '@careerscoop/art/picture.tsx';
import { BANDS, type Skill, bandTarget } from './cone-words.ts';
import { SkillChip } from './skill-chip.tsx';
import './cone.css';
import './cone-windows.css';
import './cone-slim.css';

interface ConeProps {
  bands: string[];
  skills: Skill[];
  cone: Record<string, number>;
  dragged: Skill | undefined;
  /** Skills in the order in which they were sorted: the latest lies in front. */
  order: readonly number[];
  /** Lower, with one line a band: the whole cone is in sight while the skills are asked for. */
  slim: boolean;
  onTakeOut: (skill: Skill) => void;
}

/** Three scoops and two bands of waffle. One outline lies behind the waffle's bands, so that its slope never kinks. */
export function Cone({ bands, skills, cone, dragged, order, slim, onTakeOut }: ConeProps) {
  const lying = [...skills].sort((a, b) => order.lastIndexOf(b.id) - order.lastIndexOf(a.id));
  return (
    <section className={slim ? 'cone cone--slim' : 'cone'} aria-label="Your cone">
      <Picture width={80} height={80} className="cone__cherry">
        <Cherry x={34} y={54} r={17} />
      </Picture>
      <div className="bands">
        <div className="cone__waffle" aria-hidden="true">
          <i />
        </div>
        <ol>
          {BANDS.map((band) => (
            <Band key={band} band={band} label={bands[band - 1] ?? ''} ghost={dragged !== undefined && cone[dragged.id] !== band}>
              {lying
                .filter(({ id }) => cone[id] === band)
                .map((skill) => (
                  <li key={skill.id}>
                    <SkillChip skill={skill} said={bands[band - 1] ?? ''} onPress={() => onTakeOut(skill)} />
                  </li>
                ))}
            </Band>
          ))}
        </ol>
      </div>
      <div className="cone__hold" aria-hidden="true" />
    </section>
  );
}

interface BandProps {
  band: number;
  label: string;
  /** Show where the dragged skill would lie. */
  ghost: boolean;
  children: ReactNode;
}

function Band({ band, label, ghost, children }: BandProps) {
  const { setNodeRef, isOver } = useDroppable({ id: bandTarget(band) });
  return (
    <li ref={setNodeRef} data-target={bandTarget(band)} className={`band band--${band}${isOver ? ' is-over' : ''}`}>
      <div className="band__in">
        <p className="band__l" id={`${bandTarget(band)}-label`}>
          <b>{band}</b> {label}
        </p>
        <ul aria-labelledby={`${bandTarget(band)}-label`}>
          {children}
          {isOver && ghost && <li className="ghost" aria-hidden="true" />}
        </ul>
      </div>
    </li>
  );
}
