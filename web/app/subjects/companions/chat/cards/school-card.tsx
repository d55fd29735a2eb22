import type { CardOf } from '@careerscoop/contract/chat-cards';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Sources } from './sources.tsx';
import './schools.css';

/** The sheet of one school. */
export function SchoolCard({ card: { name, city, state, rows, href, sources } }: { card: CardOf<'school'> }) {
  return (
    <section className="tcard" aria-label={name}>
      <h2 className="tcard__h">{name}</h2>
      <p className="soft">
        {city}, {state}
      </p>
      <dl className="school-facts">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Sources of={sources} />
      <div className="row">
        <LinkButton kind="line" size="small" to={href}>
          Open its page
        </LinkButton>
      </div>
    </section>
  );
}
