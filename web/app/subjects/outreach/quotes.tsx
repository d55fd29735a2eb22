import type { UserReview } from '@careerscoop/contract/content';
import { Minus, Plus } from 'lucide-react';
import './quotes.css';

/** Quotes of which one is open at a time, the first to begin with. */
export function Quotes({ quotes }: { quotes: readonly UserReview[] }) {
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
