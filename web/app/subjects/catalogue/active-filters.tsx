import { X } from 'lucide-react';
import { Chip } from '../../ui/chip.tsx';
import { activeFilters } from './explore-address.ts';
import { filters, type FilterFieldsProps } from './filter-fields.tsx';

interface ActiveFiltersProps extends FilterFieldsProps {
  onClear: () => void;
}

/** What narrows the list now, each to be taken away. */
export function ActiveFilters({ query, areas, onFilter, onClear }: ActiveFiltersProps) {
  const active = activeFilters(query);
  if (active.length === 0) return null;
  const known = filters(areas);
  return (
    <ul className="x-chips" aria-label="Filters in use">
      {active.map((name) => {
        const { label, choices } = known[name];
        const choice = choices.find(({ value }) => value === query[name])?.label ?? String(query[name]);
        return (
          <li key={name}>
            <Chip aria-label={`Remove ${label}: ${choice}`} onClick={() => onFilter({ [name]: undefined })}>
              {choice} <X className="ic" />
            </Chip>
          </li>
        );
      })}
      <li>
        <button type="button" className="more__b" onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
