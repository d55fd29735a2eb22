import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../../lib/use-near.ts';
import { Block } from '../../ui/block.tsx';
import './says.css';

const Quotes = lazy(() => import('./quotes.tsx'));

/** What people say. The quotes come from the server, as the team keeps them. */
export function Says() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <Block room="mint" className="says" aria-labelledby="says">
      <h2 className="h1" id="says">
        See how we're making a difference
      </h2>
      <div className="says__q" ref={place}>
        <Suspense fallback={null}>{near && <Quotes />}</Suspense>
      </div>
    </Block>
  );
}
