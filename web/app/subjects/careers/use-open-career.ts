import type { Result } from '@careerscoop/contract/results';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAM = 'career';

/** Which career lies open over the list. It stands in the address, so the browser's Back closes it. */
export function useOpenCareer(careers: readonly Result[]) {
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
