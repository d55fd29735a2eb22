import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Chip } from '../../../ui/chip.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Asked, MOST_COMPARED, writeAsked } from '../college-address.ts';
import { shortName } from '../college-words.ts';
import { collegeQuery } from '../colleges.queries.ts';
import './compare-tray.css';

const ROOM = ['', 'One more fits', 'Two more fit', 'Three more fit'];

interface CompareTrayProps {
  asked: Asked;
  /** Names that the page knows already. */
  names: ReadonlyMap<number, string>;
  go: (next: Asked) => void;
}

/** What is laid aside, at the foot of the window, with the way to see it side by side. */
export default function CompareTray({ asked, names, go }: CompareTrayProps) {
  const box = useRef<HTMLElement>(null);
  const { compare, career, zip } = asked;
  const others = compare.filter((unitid) => !names.has(unitid));
  const fetched = useQueries({ queries: others.map((unitid) => collegeQuery(unitid, { career, zip })) });
  const nameOf = (unitid: number) => names.get(unitid) ?? fetched[others.indexOf(unitid)]?.data?.name;
  function takeOut(left: number[]) {
    // What was pressed goes away: the focus waits in the tray, or in the page when the tray goes too.
    (left.length > 0 ? box.current : document.getElementById('main'))?.focus({ preventScroll: true });
    go({ ...asked, compare: left });
  }
  return (
    <aside className="sch-tray" aria-label="Schools to compare" ref={box} tabIndex={-1}>
      <b>Compare</b>
      <ul>
        {compare.map((unitid) => {
          const name = nameOf(unitid);
          return (
            <li key={unitid}>
              <Chip aria-label={`Take out ${name ?? 'this school'}`} onClick={() => takeOut(compare.filter((one) => one !== unitid))}>
                <span>{name ? shortName(name) : '…'}</span> <X className="ic" />
              </Chip>
            </li>
          );
        })}
        {compare.length < MOST_COMPARED && <li className="sch-tray__free">{ROOM[MOST_COMPARED - compare.length]}</li>}
      </ul>
      {compare.length > 1 ? (
        <LinkButton kind="go" size="small" to={paths.compareSchools(writeAsked({ compare, career, zip }))}>
          Compare {compare.length}
        </LinkButton>
      ) : (
        <p className="small">Add one more to compare.</p>
      )}
    </aside>
  );
}
