import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { useTypedEarly } from '../../../lib/use-typed-early.ts';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { MOST_COMPARED } from './compare-address.ts';
import { suggestedQuery } from './compare.queries.ts';

const PAUSE_MS = 200;

interface ComparePickerProps {
  slugs: readonly string[];
  onAdd: (slug: string) => void;
}

/** Finds a career by any of its names and puts it beside the others. */
export function ComparePicker({ slugs, onAdd }: ComparePickerProps) {
  const [typed, setTyped] = useState(useTypedEarly({ career: '' }).career);
  const q = useSettled(typed.trim(), PAUSE_MS);
  const { data = [], isFetching, error } = useQuery(suggestedQuery(q));
  const found = typed.trim().length < 2 ? [] : data.filter(({ id }) => !slugs.includes(id));
  const nothing = typed.trim() === q && q.length > 1 && !isFetching && !error && data.length === 0;
  if (slugs.length >= MOST_COMPARED) return <p className="cmp-pick">Four fit side by side. Take one out to add another.</p>;
  return (
    <div className="cmp-pick">
      <SuggestField
        label={slugs.length === 0 ? 'Which career first?' : 'Add a career'}
        name="career"
        placeholder="Nurse, chef, game designer"
        value={typed}
        onValue={setTyped}
        suggestions={found}
        searching={isFetching}
        error={error ? error.message : nothing ? `Nothing found for “${q}”. Try another word for it.` : undefined}
        enterKeyHint="search"
        onPick={({ id }) => {
          setTyped('');
          onAdd(id);
        }}
      />
    </div>
  );
}
