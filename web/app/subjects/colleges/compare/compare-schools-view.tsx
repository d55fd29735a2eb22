import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Block } from '../../../ui/block.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { writeAsked } from '../college-address.ts';
import { CollegeBones } from '../college-results.tsx';
import { CollegeSources, FinishNote } from '../college-sources.tsx';
import { SaveCollege } from '../saving/save-college.tsx';
import { useCollegeWish } from '../saving/use-college-wish.ts';
import { useAsked } from '../use-asked.ts';
import { compareRows } from './compare-rows.tsx';
import { useComparedSchools } from './use-compared-schools.ts';
import '../school-card.css';
import '../schools.css';
import './compare-schools.css';

/** Two to four schools side by side. The address holds which, and what for. */
export function CompareSchoolsView() {
  const { asked, go } = useAsked();
  const { colleges, missing, waiting, error, retrying, retry } = useComparedSchools(asked);
  const body = useRef<HTMLDivElement>(null);
  const { career, zip } = asked;
  useCollegeWish();
  function takeOut(unitid: number) {
    // Its button goes with it: the focus waits where the rest is.
    body.current?.focus({ preventScroll: true });
    go({ ...asked, compare: asked.compare.filter((one) => one !== unitid) });
  }
  const back = paths.schools(writeAsked(asked));
  const [first] = colleges;
  return (
    <>
      <Block room="blue" className="block--page sch-top">
        <PageTitle lead="Two, three or four next to each other, with the same figures for each.">Compare schools</PageTitle>
        <div className="row needs-script">
          <LinkButton to={back}>{asked.compare.length < 4 ? 'Add a school' : 'Back to the list'}</LinkButton>
        </div>
      </Block>
      <div className="wrap sch" ref={body} tabIndex={-1}>
        <VisuallyHidden>
          <span role="status">{colleges.length > 0 && !waiting && `Side by side: ${colleges.map(({ name }) => name).join(', ')}`}</span>
        </VisuallyHidden>
        {missing > 0 && <Notice>{missing === 1 ? 'One school' : `${missing} schools`} of this address could not be found.</Notice>}
        {error && <ErrorState text={error.message} error={error} onRetry={retry} retrying={retrying} />}
        {asked.compare.length === 0 && (
          <EmptyState
            title="Pick two schools to begin"
            text="Press “Compare” on schools in the list. Up to four stand side by side."
            actions={<LinkButton to={paths.schools()}>Find schools</LinkButton>}
          />
        )}
        {waiting && colleges.length === 0 && <CollegeBones count={2} />}
        {first && (
          <>
            <table className="sch-cmp" role="table" data-count={colleges.length}>
              <caption className="vh">Schools side by side</caption>
              <thead role="rowgroup">
                <tr role="row">
                  <td role="cell" />
                  {colleges.map(({ unitid, name }) => (
                    <th key={unitid} role="columnheader" scope="col">
                      <Link to={paths.school(unitid, writeAsked({ career, zip }))}>{name}</Link>
                      <span className="sch-cmp__x">
                        <SaveCollege unitid={unitid} name={name} />
                        <RoundButton line label={`Take out ${name}`} onClick={() => takeOut(unitid)}>
                          <X className="ic" />
                        </RoundButton>
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {compareRows(colleges).map(({ title, cell }) => (
                  <tr key={title} role="row">
                    <th role="rowheader" scope="row">
                      {title}
                    </th>
                    {colleges.map((college) => (
                      <td key={college.unitid} role="cell">
                        <span className="sch-cmp__who" aria-hidden="true">
                          {college.name}
                        </span>
                        {cell(college)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {colleges.length === 1 && !waiting && <Notice>Add one more, and you can hold them side by side.</Notice>}
            <CollegeSources sources={first.sources} of={['programs', 'figures', 'crosswalk', ...(zip ? ['zip' as const] : [])]} />
            <FinishNote />
          </>
        )}
      </div>
    </>
  );
}
