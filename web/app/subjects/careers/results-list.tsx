import type { Result } from '@careerscoop/contract/results';
import { CareerCard } from './career-card.tsx';
import { FirstCareer } from './first-career.tsx';
import { StretchRoom } from './stretch-room.tsx';
import './results-list.css';

interface ResultsListProps {
  /** The ten, best first. */
  careers: Result[];
  onOpen: (id: number) => void;
}

/** The first career as a big room, the other fits as cards, and the stretch picks in a room of their own. */
export function ResultsList({ careers, onOpen }: ResultsListProps) {
  const stretch = careers.filter(({ ai }) => ai !== '');
  const [first, ...rest] = careers.filter(({ ai }) => ai === '');
  return (
    <>
      <section className="wrap fits" aria-label="Careers that fit">
        {first && <FirstCareer career={first} onOpen={onOpen} />}
        <ol className="fits__rest" start={2}>
          {rest.map((career) => (
            <CareerCard key={career.id} career={career} onOpen={onOpen} />
          ))}
        </ol>
      </section>
      {stretch.length > 0 && <StretchRoom careers={stretch} onOpen={onOpen} />}
    </>
  );
}
