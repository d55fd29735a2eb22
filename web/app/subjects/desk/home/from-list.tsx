import type { ReactNode } from 'react';
import type { Answer, Endpoint } from '@careerscoop/contract/endpoint';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskListQuery } from '../desk.queries.ts';
import { DeskAnswer } from '../desk-page.tsx';

type RowOf<E extends Endpoint> = Answer<E> extends { results: (infer Row)[] } ? Row : never;

interface FromListProps<E extends Endpoint> {
  endpoint: E;
  filters?: Record<string, string>;
  is: (row: RowOf<E>) => boolean;
  children: (row: RowOf<E>) => ReactNode;
}

const NONE: Record<string, string> = {};

/** A row of what has no page of its own, out of the first page of its list: what waits longest stands there. */
export function FromList<E extends Endpoint>({ endpoint, filters = NONE, is, children }: FromListProps<E>) {
  const asked = useAnswer(deskListQuery(endpoint, { q: '', sort: '', page: 1, filters }));
  return (
    <DeskAnswer asked={asked}>
      {(page) => {
        const row = (page as { results: RowOf<E>[] }).results.find(is);
        return row === undefined ? <p>Somebody else has dealt with it.</p> : children(row);
      }}
    </DeskAnswer>
  );
}
