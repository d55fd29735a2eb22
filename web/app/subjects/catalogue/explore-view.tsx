import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { grouped } from '../../lib/grouped.ts';
import { Block } from '../../ui/block.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paging } from '../../ui/paging.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { X } from 'lucide-react';
import { Chip } from '../../ui/chip.tsx';
import { filters, type FilterFieldsProps } from './filter-fields.tsx';
import { CareerResults } from './career-results.tsx';
import { careersQuery } from './catalogue.queries.ts';
import { changed, withoutFilters, activeFilters, writeAddress } from './explore-address.ts';
import type { AreaChoice, CareerList } from './explore-data.ts';
import { SORTS } from './explore-words.ts';
import { CareerFilterSheet, FilterPanel } from './filter-panel.tsx';
import { SearchBox } from './search-box.tsx';
import { useAddress } from './use-address.ts';
import { TrayPlace } from './compare/tray-place.tsx';
import './explore-picture.css';
import './explore.css';

interface ExploreViewProps {
  /** The first page of all careers, as the built page has it. */
  first: CareerList;
  areas: readonly AreaChoice[];
}

/** All careers: search, filters, order and pages, all of them held by the address. */
export function ExploreView({ first, areas }: ExploreViewProps) {
  const { query, go } = useAddress();
  const found = useQuery(careersQuery(query, first));
  const top = useRef<HTMLHeadingElement>(null);
  const total = found.isPlaceholderData ? undefined : found.data?.meta.total;
  const count = found.error ? 'Careers' : countText(total, query.q);
  const onFilter = (change: Partial<typeof query>) => go(changed(query, change));
  const fields = { query, areas, onFilter };
  return (
    <>
      <Block room="mint" className="block--page x-head">
        <PageTitle lead="Read about any of them. No account needed.">Explore {first.meta.total} careers</PageTitle>
        <SearchBox q={query.q} onSearch={(q) => go(changed(query, { q, sort: q ? 'best' : query.sort }))} />
      </Block>
      <div className="wrap x-body">
        <FilterPanel {...fields} />
        <section className="x-main" aria-labelledby="found">
          <div className="x-bar">
            <h2 className="h3" id="found" ref={top} tabIndex={-1}>
              {count}
            </h2>
            <VisuallyHidden>
              <span role="status">{count}</span>
            </VisuallyHidden>
            <CareerFilterSheet {...fields} total={total} />
            <SelectField
              fieldClass="x-sort needs-script"
              label="Order"
              choices={query.q ? SORTS : SORTS.filter(({ value }) => value !== 'title').map(asTitle)}
              value={!query.q && query.sort === 'title' ? 'best' : query.sort}
              onChange={({ target }) => onFilter({ sort: SORTS.find(({ value }) => value === target.value)?.value ?? 'best' })}
            />
          </div>
          <ActiveFilters {...fields} onClear={() => go(withoutFilters(query))} />
          <CareerResults found={found} query={query} go={go} />
          <Paging
            label="Pages of careers"
            className="x-paging needs-script"
            page={query.page}
            pages={found.data?.meta.number_of_pages ?? 1}
            searchOf={(page) => writeAddress(changed(query, { page }))}
            onPage={() => top.current?.focus({ preventScroll: true })}
          />
        </section>
      </div>
      <TrayPlace />
    </>
  );
}

// Without a search the best match is the alphabet.
const asTitle = (sort: (typeof SORTS)[number]) => (sort.value === 'best' ? { ...sort, label: 'A to Z' } : sort);

function countText(total: number | undefined, q: string): string {
  if (total === undefined) return 'Looking…';
  const count = `${grouped(total)} ${total === 1 ? 'career' : 'careers'}`;
  return q ? `${count} for “${q}”` : count;
}

interface ActiveFiltersProps extends FilterFieldsProps {
  onClear: () => void;
}

/** What narrows the list now, each to be taken away. */
function ActiveFilters({ query, areas, onFilter, onClear }: ActiveFiltersProps) {
  const active = activeFilters(query);
  if (active.length === 0) return null;
  const known = filters(areas);
  return (
    <ul className="x-chips" aria-label="Filters in use">
      {active.map((name) => {
        const { label, choices } = known[name];
        const choice = choices.find(({ value }) => value === query[name])?.label ?? String(query[name]);
        return (
          <li key={name}>
            <Chip aria-label={`Remove ${label}: ${choice}`} onClick={() => onFilter({ [name]: undefined })}>
              {choice} <X className="ic" />
            </Chip>
          </li>
        );
      })}
      <li>
        <button type="button" className="more__b" onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
