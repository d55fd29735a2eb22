import { Suspense, useRef } from 'react';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import { fetched } from '../../lib/fetched.tsx';
import { paths } from '../../lib/paths.ts';
import { useNear } from '../../lib/use-near.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import './taste.css';

const TasteArrows = fetched(() => import('./taste-arrows.tsx'));

export interface TasteCareer {
  onet_code: string;
  title: string;
  description: string;
}

/**
 * Twenty careers to leaf through. Without script the row scrolls by itself; near the window the arrows come and take it
 * over.
 */
export function Taste({ careers }: { careers: readonly TasteCareer[] }) {
  const row = useRef<HTMLDivElement>(null);
  const near = useNear(row);
  return (
    <section className="home-part taste" aria-labelledby="taste" aria-roledescription="carousel">
      <div className="wrap home-head taste__head">
        <h2 className="h1" id="taste">
          Have a taste first
        </h2>
        <div className="taste__side">
          <p className="lead soft">Twenty to look at now. The other 800 are waiting.</p>
          <div className="taste__arrows needs-script">
            <Suspense fallback={null}>{near && <TasteArrows row={row} />}</Suspense>
          </div>
        </div>
      </div>
      <div className="taste__row" ref={row} tabIndex={0} role="group" aria-label="Careers to look at">
        <ul>
          {careers.map(({ onet_code, title, description }) => (
            <li key={onet_code} className="taste__c">
              <CareerSceneFile onet_code={onet_code} />
              <h3 className="d d3">{title}</h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="wrap taste__all">
        <LinkButton kind="line" to={paths.careers}>
          See all careers
        </LinkButton>
      </p>
    </section>
  );
}
