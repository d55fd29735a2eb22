import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../../lib/use-near.ts';
import './taste.css';

const TasteArrows = lazy(() => import('./taste-arrows.tsx'));

export interface TasteCareer {
  slug: string;
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
          {careers.map(({ slug, title, description }) => (
            <li key={slug} className="taste__c">
              <img src={`/art/careers/${slug}.svg`} alt="" width={240} height={180} loading="lazy" decoding="async" />
              <h3 className="d d3">{title}</h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
