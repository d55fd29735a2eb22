import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { fetched } from '../../lib/fetched.tsx';
import { Block } from '../../ui/block.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Asked, changed, isAsked } from './college-address.ts';
import { SORTS } from './college-choices.ts';
import { CollegeFilters, CollegeFilterSheet } from './college-filters.tsx';
import { CollegeForm } from './college-form.tsx';
import { CollegeResults } from './college-results.tsx';
import { countText } from './college-words.ts';
import { collegesQuery } from './colleges.queries.ts';
import { useCollegeWish } from './saving/use-college-wish.ts';
import { SchoolsStart } from './schools-start.tsx';
import { useAsked } from './use-asked.ts';
import { BAD_ZIP, isZip, UNKNOWN_ZIP } from './zip-field.tsx';
import './school-card.css';
import './schools.css';

const CollegeMap = fetched(() => import('./map/college-map.tsx'));
const CompareTray = fetched(() => import('./compare/compare-tray.tsx'));

/** Where to study: a search whose every part the address holds, the list, and the same on a map. */
export function SchoolsView({ ownZip }: { ownZip: string | undefined }) {
  const { asked, go } = useAsked();
  const { compare: _compare, ...search } = asked;
  const badZip = asked.zip !== undefined && !isZip(asked.zip);
  const isOpen = isAsked(asked);
  const found = useQuery({ ...collegesQuery(search), enabled: isOpen && !badZip });
  const [looked, setLooked] = useState<number | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const data = isOpen && !found.error ? found.data : undefined;
  const onFilter = (change: Partial<Asked>) => go(changed(asked, change));
  const zipError = badZip ? BAD_ZIP : (saidOfZip(found.error) ?? (data && asked.zip && !data.place ? UNKNOWN_ZIP : undefined));
  useCollegeWish();

  const results = data?.results ?? [];
  const beyond = asked.miles !== undefined && results.some(({ miles }) => miles !== null && miles > (asked.miles ?? 0));
  const total = found.isPlaceholderData ? undefined : data?.meta.total;
  const count = found.error || badZip ? 'Schools' : countText({ total, zip: asked.zip, miles: asked.miles, beyond });
  const filters = { asked, subjects: data?.subjects ?? [], onFilter };
  return (
    <>
      <Block room="waffle" className="block--page sch-top">
        <PageTitle lead="Every school that teaches it, what it costs, and how far it is. Free, no account needed.">
          Where can you study it?
        </PageTitle>
        <CollegeForm asked={asked} career={data?.career?.title} ownZip={ownZip} zipError={zipError} onAsk={onFilter} />
      </Block>
      <div className="wrap sch">
        {!isOpen && <SchoolsStart />}
        {isOpen && (
          <>
            <div className="sch-wide needs-script">
              <CollegeFilters {...filters} />
            </div>
            <div className="sch-body">
              <section className="sch-main" aria-labelledby="found">
                <div className="sch-bar">
                  <h2 className="h2" id="found" ref={top} tabIndex={-1}>
                    {count}
                  </h2>
                  <VisuallyHidden>
                    <span role="status">{count}</span>
                  </VisuallyHidden>
                  <CollegeFilterSheet {...filters} total={total} />
                  <SelectField
                    fieldClass="sch-sort needs-script"
                    label="Order"
                    choices={SORTS.filter(({ value }) => fits(value, asked))}
                    value={asked.sort ?? usualSort(asked)}
                    onChange={({ target }) => onFilter({ sort: SORTS.find(({ value }) => value === target.value)?.value })}
                  />
                </div>
                {data?.sentence && results.length > 0 && <Notice>{data.sentence}</Notice>}
                {!badZip && !saidOfZip(found.error) && (
                  <CollegeResults
                    found={found}
                    asked={asked}
                    go={go}
                    onLook={setLooked}
                    onPage={() => top.current?.focus({ preventScroll: true })}
                  />
                )}
              </section>
              {data && results.length > 0 && (
                <div className="sch-side">
                  <Suspense fallback={<div className="map map--waits" />}>
                    <CollegeMap found={data} asked={asked} looked={looked} />
                  </Suspense>
                </div>
              )}
            </div>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {asked.compare.length > 0 && (
          <CompareTray asked={asked} names={new Map(results.map(({ unitid, name }) => [unitid, name]))} go={go} />
        )}
      </Suspense>
    </>
  );
}

/** A refused ZIP code is told at its field, in the words that every screen has for it. */
function saidOfZip(error: Error | null): string | undefined {
  return error instanceof CallError && error.fields['zip'] ? UNKNOWN_ZIP : undefined;
}

// The server's own order where none is asked for.
function usualSort({ zip, career, subject }: Asked) {
  if (zip !== undefined) return 'distance';
  return career !== undefined || subject !== undefined ? 'awards' : 'name';
}

function fits(sort: (typeof SORTS)[number]['value'], { zip, career, subject }: Asked): boolean {
  if (sort === 'distance') return zip !== undefined;
  return sort !== 'awards' || career !== undefined || subject !== undefined;
}
