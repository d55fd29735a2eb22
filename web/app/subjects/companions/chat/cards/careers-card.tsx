import { Link } from 'react-router';
import type { CardOf } from '@careerscoop/contract/chat-cards';
import { marked } from '@careerscoop/contract/shared-figures';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import { dollars } from '../../../../lib/pay.ts';
import { paths } from '../../../../lib/paths.ts';
import './careers.css';

/** Careers to open. */
export function CareersCard({ card: { title, careers } }: { card: CardOf<'careers'> }) {
  return (
    <section className="tcard" aria-label={title}>
      <h2 className="tcard__h">{title}</h2>
      <ul className="picks">
        {careers.map(({ onet_code, slug, title: name, summary, median_wage, shared_with }) => (
          <li key={onet_code}>
            <CareerSceneFile onet_code={onet_code} className="picks__pic" />
            <div>
              <Link to={paths.career(slug)}>{name}</Link>
              <p>{summary}</p>
              <p className="src">
                {median_wage === null
                  ? 'Pay a year is not published.'
                  : `${marked(`Half earn more than ${dollars(median_wage)} a year, half less`, shared_with ?? 0)}.`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
