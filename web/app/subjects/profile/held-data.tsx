import type { PersonExport } from '@careerscoop/contract/profile';
import { nameInWords, valueInWords } from './in-words.ts';
import './held-data.css';

type Section = PersonExport['sections'][number];

/** Everything held, to read and to print: the same as in the file. */
export function HeldData({ held }: { held: PersonExport }) {
  return (
    <div className="held">
      {held.sections.map((section) => (
        <HeldSection key={section.title} section={section} />
      ))}
    </div>
  );
}

function HeldSection({ section: { title, about, rows } }: { section: Section }) {
  return (
    <section className="held__part">
      <h2 className="h3">{title}</h2>
      <p className="soft small">{about}</p>
      {rows.length === 0 ? (
        <p>Nothing is held here.</p>
      ) : (
        rows.map((row, index) => (
          <dl key={index} className="held__row">
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
        ))
      )}
    </section>
  );
}
