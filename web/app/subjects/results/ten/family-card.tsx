import { CareerFigure } from '../career-figure.tsx';
import type { Family } from './families.ts';
import { OpenTitle } from './open-title.tsx';
import { TryTask } from './try-task.tsx';

interface FamilyCardProps {
  family: Family;
  /** With something to try. */
  tries: boolean;
  onOpen: (id: number) => void;
}

/** One kind of work, with the careers of the ten that belong to it. */
export function FamilyCard({ family: { name, first, careers }, tries, onOpen }: FamilyCardProps) {
  return (
    <li className="family">
      <CareerFigure career={first} />
      <div className="family__t">
        <h3 className="h3">{name}</h3>
        <ul className="family__l">
          {careers.map((career) => (
            <li key={career.id}>
              <OpenTitle career={career} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </div>
      {tries && <TryTask career={first} />}
    </li>
  );
}
