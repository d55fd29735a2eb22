import { useId, useState, type ReactNode } from 'react';
import type { SchoolResource } from '@careerscoop/contract/content';
import { ErrorState } from '../../ui/states.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourceRow } from './resource-row.tsx';
import { useResources } from './use-resources.ts';

interface ResourceSliderProps {
  kind: SchoolResource['kind'];
  school: number | undefined;
  title: string;
  lead: string;
  icon: ReactNode;
}

/** A row of slides with its headline; a press on a slide opens it. */
export function ResourceSlider({ kind, school, title, lead, icon }: ResourceSliderProps) {
  const heading = useId();
  const list = useResources(kind, school);
  const [open, setOpen] = useState<number | null>(null);
  const { resources, error, isFetching, retry } = list;
  // A school may have taken everything away: a headline over nothing helps nobody.
  if (resources?.length === 0) return null;
  return (
    <section className="finds__part" aria-labelledby={heading} aria-roledescription="carousel">
      {resources ? (
        <ResourceRow
          title={title}
          list={list}
          onOpen={setOpen}
          head={
            <div className="finds__t">
              {icon}
              <h2 className="h2" id={heading}>
                {title}
              </h2>
              <p className="soft">{lead}</p>
            </div>
          }
        />
      ) : (
        <>
          <div className="finds__head">
            <h2 className="h2" id={heading}>
              {title}
            </h2>
          </div>
          {!error && <RowBones />}
        </>
      )}
      {error && <ErrorState text={error.message} error={error} onRetry={retry} retrying={isFetching} />}
      {resources && <ResourceDialog list={list} open={open} kicker={title} onClose={() => setOpen(null)} />}
    </section>
  );
}

function RowBones() {
  return (
    <Skeleton label="Loading…">
      <div className="finds__view">
        <div className="finds__row">
          {Array.from({ length: 7 }, (_, index) => (
            <span key={index} className="finds__slide">
              <span className="bone bone--card finds__bone" />
            </span>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
