import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { dayInWords, isDay } from '../../lib/day-in-words.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type Filter, FilterField } from './filter-field.tsx';
import type { useListAddress } from './use-list-address.ts';

export type { Filter } from './filter-field.tsx';

interface DeskFiltersProps {
  list: ReturnType<typeof useListAddress>;
  filters: readonly Filter[];
  /** The label of the search; without it there is none. */
  search?: string | undefined;
}

const PAUSE_MS = 300;

/** How a list is narrowed down: a search, selects, and what is chosen as chips that can be taken off. */
export function DeskFilters({ list, filters, search }: DeskFiltersProps) {
  const { asked, go, clear } = list;
  const chosen = filters.flatMap((filter) => {
    const value = asked.filters[filter.name];
    return value ? [{ ...filter, text: wordsOf(filter, value) }] : [];
  });
  if (!search && filters.length === 0) return null;
  return (
    <>
      <form className="desk-filters" role="search" onSubmit={(event) => event.preventDefault()}>
        {search && <Search label={search} q={asked.q} onSearch={(q) => go({ q })} />}
        <div className="desk-filters__s" data-desk-filters="">
          {filters.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={asked.filters[filter.name] ?? ''}
              onValue={(value) => go({ filters: { [filter.name]: value } })}
            />
          ))}
        </div>
      </form>
      {chosen.length > 0 && (
        <div className="desk-chips">
          {chosen.map(({ name, label, text }) => (
            <button key={name} type="button" className="desk-chip" onClick={() => go({ filters: { [name]: '' } })}>
              <span className="vh">Take off: </span>
              {label}: {text} <X className="ic" />
            </button>
          ))}
          <button type="button" className="desk-link" onClick={clear}>
            Clear
          </button>
        </div>
      )}
    </>
  );
}

function wordsOf({ kind, choices }: Filter, value: string): string {
  if (kind === 'day' && isDay(value)) return dayInWords(value);
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** Asks at the pauses of typing. What is changed elsewhere, by Clear or Back, comes into the field; what it asked itself does not. */
function Search({ label, q, onSearch }: { label: string; q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState<string>();
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) setTyped(q);
  }
  const ask = useEffectEvent(() => {
    const wanted = typed.trim();
    if (wanted === q) return;
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      fieldClass="desk-filters__q"
      label={label}
      type="search"
      id="filter-q"
      name="q"
      autoComplete="off"
      spellCheck={false}
      data-desk-search=""
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
