import type { CareerQuery } from '@careerscoop/contract/careers';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ALL_CAREERS, activeFilters, changed, withoutFilters } from './explore-address.ts';

/** Words that always find something. */
const IDEAS = ['Animals', 'Music', 'Computers', 'Food', 'Sports', 'Helping people'];

export function NothingFound({ query, go }: { query: CareerQuery; go: (next: CareerQuery) => void }) {
  const filtered = activeFilters(query).length > 0;
  return (
    <EmptyState
      title={query.q ? `Nothing found for “${query.q}”` : 'Nothing found'}
      text={
        filtered
          ? 'No career passes all of your filters. Take some away, or try another word.'
          : 'Try another word for it, a shorter one, or something you like to do.'
      }
      art={<img className="art" src="/art/empty.svg" alt="" width={300} height={260} />}
      actions={
        <>
          {filtered && <Button onClick={() => go(withoutFilters(query))}>Take all filters away</Button>}
          {query.page > 1 && !filtered && <Button onClick={() => go(changed(query, {}))}>Go to the first page</Button>}
          {IDEAS.map((idea) => (
            <Chip key={idea} onClick={() => go({ ...ALL_CAREERS, q: idea.toLowerCase() })}>
              {idea}
            </Chip>
          ))}
        </>
      }
    />
  );
}
