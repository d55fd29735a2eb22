import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Endpoint } from '@careerscoop/contract/endpoint';
import { useAnswer } from '../../lib/use-answer.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { deskListQuery } from './desk.queries.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskFilters, type Filter } from './desk-filters.tsx';
import { isNarrowed, type ListAsked } from './list-address.ts';
import { type Counted, countInWords } from './count-words.ts';
import { useListAddress } from './use-list-address.ts';

interface ListPage<Row> {
  results: readonly Row[];
  meta: Counted;
}

interface DeskListProps<Row> {
  endpoint: Endpoint;
  caption: ReactNode;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  filters?: readonly Filter[];
  /** The label of its search; without it there is none. */
  search?: string;
  /** The order that the server gives it in by itself, for its mark in the heads. */
  sort?: string;
  /** Where nothing is in the list at all, before any filter. */
  empty: string;
  /** Stands over the rows once they are there, for what is done with all that fit: the count, and what is asked. */
  above?: (page: ListPage<Row>, asked: ListAsked) => ReactNode;
}

const NO_FILTERS: readonly Filter[] = [];

/**
 * A list of the desk, in use: `<DeskList endpoint={listCodes} columns={COLUMNS} keyOf={(row) => row.code} filters={FILTERS} search="Code
 * or label" caption="Codes, the newest first." empty="There is no code yet." />`. It is whole: search and filters, rows with their
 * heads to sort by, "51-100 of 812", pages, and what stands there while it comes, where nothing fits and where it failed. Its state
 * is the address. `filters` and `columns` are written down outside of components, or kept.
 */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { endpoint, caption, columns, keyOf, filters = NO_FILTERS, search, sort, empty, above } = props;
  const list = useListAddress(namesOf(filters));
  const { asked, go, clear } = list;
  const { data, error, isFetching, isPlaceholderData, refetch } = useAnswer(deskListQuery(endpoint, asked));
  const page = data as ListPage<Row> | undefined;
  return (
    <>
      <DeskFilters list={list} filters={filters} search={search} />
      {error && (
        <ErrorState
          title={error.isFinal ? 'This cannot be listed' : undefined}
          text={error.messages.join(' ')}
          error={error}
          {...(error.isFinal
            ? { actions: <DeskButton onClick={clear}>Show the whole list</DeskButton> }
            : { onRetry: () => void refetch(), retrying: isFetching })}
        />
      )}
      {!page && !error && <RowsComing />}
      {page && !error && (
        <>
          {above?.(page, asked)}
          {page.results.length === 0 ? (
            <div className="panel panel--pad desk-stack">
              <p>{isNarrowed(asked) ? 'Nothing fits what you search for.' : asked.page > 1 ? 'The list ends before this page.' : empty}</p>
              {(isNarrowed(asked) || asked.page > 1) && <DeskButton onClick={clear}>Show the whole list</DeskButton>}
            </div>
          ) : (
            <div className="panel">
              <DataTable
                caption={caption}
                columns={columns}
                rows={page.results}
                keyOf={keyOf}
                sort={asked.sort || sort}
                onSort={(next) => go({ sort: next === sort ? '' : next })}
                stale={isPlaceholderData}
              />
              <Foot meta={page.meta} shown={page.results.length} searchOf={list.searchOf} />
            </div>
          )}
        </>
      )}
    </>
  );
}

/** By the filters themselves, so that the same list always gives the same names. */
const names = new WeakMap<readonly Filter[], readonly string[]>();
function namesOf(filters: readonly Filter[]): readonly string[] {
  const known = names.get(filters) ?? filters.map(({ name }) => name);
  names.set(filters, known);
  return known;
}

function Foot({ meta, shown, searchOf }: { meta: Counted; shown: number; searchOf: (page: number) => string }) {
  const { page, number_of_pages, more } = meta;
  const last = page >= number_of_pages && !(more && shown === meta.per_page);
  return (
    <div className="desk-foot">
      {/* Said when there is a pause, so that who has sorted or paged hears where they are. */}
      <span role="status" className="num">
        {countInWords(meta, shown)}
      </span>
      {(page > 1 || !last) && (
        <nav className="desk-row" aria-label="Pages">
          {page > 1 && (
            <Link className="dbtn dbtn--line" to={{ search: searchOf(page - 1) }} preventScrollReset={false}>
              <ChevronLeft className="ic" /> Previous
            </Link>
          )}
          {!last && (
            <Link className="dbtn dbtn--line" to={{ search: searchOf(page + 1) }}>
              Next <ChevronRight className="ic" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

function RowsComing() {
  return (
    <Skeleton label="Loading the list…">
      <Bone kind="card" size="30rem" />
    </Skeleton>
  );
}
