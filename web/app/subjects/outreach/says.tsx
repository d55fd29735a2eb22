import type { UserReview } from '@careerscoop/contract/content';
import { useEffect, useRef, useState } from 'react';
import { useNear } from '../../lib/use-near.ts';
import { Block } from '../../ui/block.tsx';
import { Minus, Plus } from 'lucide-react';
import './quotes.css';
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

/** Quotes of which one is open at a time, the first to begin with. */
function Quotes({ quotes }: { quotes: readonly UserReview[] }) {
  return quotes.map((quote, index) => <Quote key={quote.id} quote={quote} open={index === 0} />);
}

/** The browser keeps one of them open at a time, since they share a name. */
function Quote({ quote, open }: { quote: UserReview; open: boolean }) {
  const { image, name, title, review, example } = quote;
  return (
    <details className="quote" name="quotes" open={open}>
      <summary>
        <img src={image} alt="" width={60} height={60} loading="lazy" />
        <span className="quote__who">
          <span className="quote__n">
            <b>{name}</b>
            {example && <span className="tag">Example</span>}
          </span>
          <span>{title}</span>
        </span>
        <Plus className="ic quote__more" />
        <Minus className="ic quote__less" />
      </summary>
      <blockquote className="d d3">“{review}”</blockquote>
    </details>
  );
}
