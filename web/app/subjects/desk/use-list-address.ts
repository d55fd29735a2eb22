import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeList, type ListChange, readList, writeList } from './list-address.ts';

/**
 * The list that the address asks for, and the way to another one. The address is the state: it can be sent on, and Back takes a
 * change back. Two changes in one moment both count, as the second is laid over what is on its way. `names` are the filters,
 * written down once outside of the component.
 */
export function useListAddress(names: readonly string[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = readList(search, names);
  const wanted = useRef(asked);
  useEffect(() => {
    wanted.current = readList(search, names);
  }, [search, names]);

  function go(change: ListChange) {
    // The letters of one search are one step for Back.
    const typing = Boolean(change.q && wanted.current.q);
    wanted.current = changeList(wanted.current, change);
    void navigate({ search: writeList(wanted.current) }, { replace: typing, preventScrollReset: true });
  }

  return {
    asked,
    go,
    searchOf: (page: number) => writeList({ ...asked, page }),
    clear: () => go({ q: '', filters: Object.fromEntries(names.map((name) => [name, ''])) }),
  };
}
