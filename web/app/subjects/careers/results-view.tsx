import type { Result } from '@careerscoop/contract/results';
import { useSessionUser } from '../../lib/session.ts';
import { Attribution } from './attribution.tsx';
import { CareerDialog } from './career-dialog.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsList } from './results-list.tsx';
import { UnclearView } from './unclear-view.tsx';
import { useOpenCareer } from './use-open-career.ts';

/** The ten, and the one of them that lies open. */
export function ResultsView({ careers }: { careers: Result[] }) {
  const firstName = useSessionUser()?.first_name;
  const { career, open, close } = useOpenCareer(careers);
  const clarity = careers[0]?.clarity ?? 'exploring';
  const list = <ResultsList careers={careers} onOpen={open} />;
  return (
    <>
      {clarity === 'unclear' ? (
        <UnclearView firstName={firstName} careers={careers} onOpen={open} list={list} />
      ) : (
        <>
          <ResultsHead firstName={firstName} clarity={clarity} careers={careers} />
          {list}
        </>
      )}
      <Attribution />
      <CareerDialog career={career} onClose={close} />
    </>
  );
}
