import { useId, type ReactNode } from 'react';
import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { dateText } from '../explore-words.ts';

interface CompareRowProps {
  title: string;
  careers: readonly CareerDetail[];
  /** The group of figures that the row shows; its source stands under it. */
  source?: string;
  note?: ReactNode;
  cell: (career: CareerDetail) => ReactNode;
}

/** One matter, told of each career. Where cells stand under each other each says whose it is. */
export function CompareRow({ title, careers, source, note, cell }: CompareRowProps) {
  const id = useId();
  const from = source ? careers[0]?.sources[source] : undefined;
  return (
    <section className="cmp-row" aria-labelledby={id}>
      <div className="cmp-row__h">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {note && <p className="small">{note}</p>}
      </div>
      <ul className="cmp-cells">
        {careers.map((career) => (
          <li key={career.slug} className="cmp-cell">
            <p className="cmp-who">{career.title}</p>
            {cell(career)}
          </li>
        ))}
      </ul>
      {from && (
        <p className="tiny soft">
          Source: {from.source}, {dateText(from.year)}.
        </p>
      )}
    </section>
  );
}
