import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { SelectField, type Choice } from '../../ui/select-field.tsx';
import type { FilterName } from './explore-address.ts';
import type { AreaChoice } from './explore-data.ts';
import { EDUCATION, GROWTH, PAY, ZONES, capital } from './explore-words.ts';

export interface FilterFieldsProps {
  query: CareerQuery;
  areas: readonly AreaChoice[];
  onFilter: (change: Partial<CareerQuery>) => void;
}

/** What each filter is called, what it offers, and how "not chosen" is said. */
export const filters = (areas: readonly AreaChoice[]) =>
  ({
    interest: {
      label: 'What you like',
      any: 'Anything',
      choices: areas.map(({ key, label }) => ({ value: key, label: capital(label) })),
    },
    job_zone: { label: 'Preparation', any: 'Any', choices: ZONES },
    education: { label: 'School', any: 'Any', choices: EDUCATION },
    pay_min: { label: 'Middle pay a year', any: 'Any', choices: PAY },
    growth: { label: 'Outlook', any: 'Any', choices: GROWTH },
  }) satisfies Record<FilterName, { label: string; any: string; choices: readonly Choice[] }>;

/** The five filters; the panel beside the list and the sheet on phones hold the same. */
export function FilterFields({ query, areas, onFilter }: FilterFieldsProps) {
  return (
    <div className="x-fields">
      {Object.entries(filters(areas)).map(([name, { label, any, choices }]) => (
        <SelectField
          key={name}
          label={label}
          placeholder={any}
          choices={choices}
          value={query[name as FilterName] ?? ''}
          onChange={({ target }) => onFilter({ [name]: read(target.value, choices) })}
        />
      ))}
    </div>
  );
}

// A select knows text alone; the query has numbers too.
const read = (text: string, choices: readonly Choice[]) => choices.find(({ value }) => String(value) === text)?.value;
