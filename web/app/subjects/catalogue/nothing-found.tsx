import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { FindYourTen } from './find-your-ten.tsx';
import { ALL_CAREERS, activeFilters, changed, withoutFilters } from './explore-address.ts';

/** Words that always find something. */
const IDEAS = ['Animals', 'Music', 'Computers', 'Food', 'Sports', 'Helping people'];

export function NothingFound({ query, go }: { query: CareerQuery; go: (next: CareerQuery) => void }) {
  const filtered = activeFilters(query).length > 0;
  const pastTheEnd = query.page > 1 && !filtered;
  return (
    <EmptyState
      title={query.q ? `Nothing found for “${query.q}”` : 'Nothing found'}
      text={
        filtered
          ? 'No career passes all of your filters. Take some away, or go on from here:'
          : 'We may call it something else. Try one of these words, look through all careers, or answer some questions and see what fits you.'
      }
      art={<img className="art" src="/art/empty.svg" alt="" width={300} height={260} />}
      actions={
        <>
          {filtered && <Button onClick={() => go(withoutFilters(query))}>Take all filters away</Button>}
          {pastTheEnd && <Button onClick={() => go(changed(query, {}))}>Go to the first page</Button>}
          <ul className="x-ideas" aria-label="Words that find something">
            {IDEAS.map((idea) => (
              <li key={idea}>
                <Chip onClick={() => go({ ...ALL_CAREERS, q: idea.toLowerCase() })}>{idea}</Chip>
              </li>
            ))}
          </ul>
          {query.q && <Button onClick={() => go(ALL_CAREERS)}>See all careers</Button>}
          <FindYourTen />
        </>
      }
    />
  );
}
