import type { ReactNode } from 'react';
import type { Answer, Endpoint } from '@careerscoop/contract/endpoint';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskListQuery } from '../desk.queries.ts';
import { DeskAnswer } from '../desk-page.tsx';

type RowOf<E extends Endpoint> = Answer<E> extends { results: (infer Row)[] } ? Row : never;

interface FromListProps<E extends Endpoint> {
  /** A list that can be asked for one row by its number. */
  endpoint: E;
  id: number;
  filters?: Record<string, string>;
  children: (row: RowOf<E>) => ReactNode;
}

const NONE: Record<string, string> = {};

/** A row of what has no page of its own, out of its list, wherever it stands there. */
export function FromList<E extends Endpoint>({ endpoint, id, filters = NONE, children }: FromListProps<E>) {
  const asked = useAnswer(deskListQuery(endpoint, { q: '', sort: '', page: 1, filters: { ...filters, id: String(id) } }));
  return (
    <DeskAnswer asked={asked}>
      {(page) => {
        const [row] = (page as { results: RowOf<E>[] }).results;
        return row === undefined ? <p>Somebody else has dealt with it.</p> : children(row);
      }}
    </DeskAnswer>
  );
}
