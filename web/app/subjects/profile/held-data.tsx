import type { PersonExport } from '@careerscoop/contract/profile';
import { useEffect, useRef } from 'react';
import { nameInWords, valueInWords } from './in-words.ts';
import './held-data.css';

type Section = PersonExport['sections'][number];

/** More entries than this are folded: some, such as sign-ins, are many and all alike. */
const FEW = 4;

/** Everything held, to read and to print: the same as in the file. */
export function HeldData({ held }: { held: PersonExport }) {
  const parts = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On paper nothing can be unfolded.
    const unfold = () => parts.current?.querySelectorAll('details').forEach((part) => (part.open = true));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);

  return (
    <div className="held" ref={parts}>
      {held.sections.map((section) => (
        <HeldSection key={section.title} section={section} />
      ))}
    </div>
  );
}

function HeldSection({ section: { title, about, rows } }: { section: Section }) {
  const entries = rows.map((row, index) => <HeldRow key={index} row={row} />);
  return (
    <section className="held__part">
      <h2 className="h3">{title}</h2>
      <p className="soft small">{about}</p>
      {rows.length === 0 && <p>Nothing is held here.</p>}
      {rows.length <= FEW ? (
        entries
      ) : (
        <details className="held__many">
          <summary>
            Show all {rows.length}
            <span className="vh"> of {title}</span>
          </summary>
          {entries}
        </details>
      )}
    </section>
  );
}

function HeldRow({ row }: { row: Section['rows'][number] }) {
  return (
    <dl className="held__row">
      {Object.entries(row).map(([name, value]) => {
        const text = valueInWords(name, value);
        return text === undefined ? null : (
          <div key={name}>
            <dt>{nameInWords(name)}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
