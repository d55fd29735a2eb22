import type { UserReview } from '@careerscoop/contract/content';
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { Block } from '../../ui/block.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { reviewsQuery } from './outreach.queries.ts';
import './quotes.css';

/** The quotes themselves, fetched when their place comes near. */
export default function Quotes() {
  const { data, error, refetch, isFetching } = useQuery(reviewsQuery);
  if (error) {
    return (
      <Block as="div" room="surface">
        <ErrorState text={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      </Block>
    );
  }
  if (!data) return <p className="vh">Loading quotes…</p>;
  return (
    <>
      {data.slice(0, 3).map((quote, index) => (
        <Quote key={quote.id} quote={quote} open={index === 0} />
      ))}
    </>
  );
}

/** The browser keeps one of them open at a time, since they share a name. */
function Quote({ quote, open }: { quote: UserReview; open: boolean }) {
  const { image, name, title, review, example } = quote;
  return (
    <details className="quote" name="quotes" open={open}>
      <summary>
        <img src={image} alt="" width={60} height={60} />
        <span className="quote__who">
          <b>{name}</b>
          <span>{title}</span>
        </span>
        {example && <span className="tag quote__e">Example</span>}
        <Plus className="ic quote__more" />
        <Minus className="ic quote__less" />
      </summary>
      <blockquote className="d d3">“{review}”</blockquote>
    </details>
  );
}
