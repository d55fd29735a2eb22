import type { Result } from '@careerscoop/contract/results';
import { useSessionUser } from '../../../lib/session.ts';
import { Attribution } from '../attribution.tsx';
import { CareerDialog } from './career-dialog.tsx';
import { ResultsHead } from './results-head.tsx';
import { CareerCard } from './career-card.tsx';
import { FirstCareer } from './first-career.tsx';
import { StretchRoom } from './stretch-room.tsx';
import './results-list.css';
import { UnclearView } from './unclear-view.tsx';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The ten, and the one of them that lies open. */
export function ResultsView({ careers }: { careers: Result[] }) {
  const firstName = useSessionUser()?.first_name;
  const { career, open, close } = useOpenCareer(careers);
  const clarity = careers[0]?.clarity ?? 'exploring';
  const part3 = careers[0]?.part_3 ?? 'fixed';
  const list = <ResultsList careers={careers} onOpen={open} />;
  return (
    <>
      {clarity === 'unclear' ? (
        <UnclearView firstName={firstName} part3={part3} careers={careers} onOpen={open} list={list} />
      ) : (
        <>
          <ResultsHead firstName={firstName} clarity={clarity} part3={part3} careers={careers} />
          {list}
        </>
      )}
      <Attribution />
      <CareerDialog career={career} onClose={close} />
    </>
  );
}

interface ResultsListProps {
  /** The ten, best first. */
  careers: Result[];
  onOpen: (id: number) => void;
}

/** The first career as a big room, the other fits as cards, and the stretch picks in a room of their own. */
function ResultsList({ careers, onOpen }: ResultsListProps) {
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

const PARAM = 'career';

/** Which career lies open over the list. It stands in the address, so the browser's Back closes it. */
function useOpenCareer(careers: readonly Result[]) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = Number(search.get(PARAM));

  function open(next: number) {
    search.set(PARAM, String(next));
    setSearch(search, { preventScrollReset: true, state: { opened_here: true } });
  }

  function close() {
    if ((state as { opened_here?: boolean } | null)?.opened_here) {
      void navigate(-1);
      return;
    }
    search.delete(PARAM);
    setSearch(search, { preventScrollReset: true, replace: true });
  }

  return { career: careers.find((one) => one.id === id), open, close };
}
