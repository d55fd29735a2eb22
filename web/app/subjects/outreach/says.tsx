import type { UserReview } from '@careerscoop/contract/content';
import { useEffect, useRef, useState } from 'react';
import { useNear } from '../../lib/use-near.ts';
import { Block } from '../../ui/block.tsx';
import { Quotes } from './quotes.tsx';
import './says.css';

/**
 * What people say. The page's HTML holds quotes to read at once and without script; when their place comes near, the
 * ones that the team keeps now take over. Where those do not come, the first ones stay.
 */
export function Says({ written }: { written: readonly UserReview[] }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [stored, setStored] = useState<readonly UserReview[]>([]);

  useEffect(() => {
    if (!near) return;
    void import('./stored-quotes.ts').then(({ storedQuotes }) => storedQuotes()).then(setStored, () => undefined);
  }, [near]);

  return (
    <Block room="mint" className="says" aria-labelledby="says">
      <h2 className="h1" id="says">
        See how we're making a difference
      </h2>
      <div className="says__q" ref={place}>
        <Quotes quotes={(stored.length > 0 ? stored : written).slice(0, 3)} />
      </div>
    </Block>
  );
}
