import type { CollegeSearch } from '@careerscoop/contract/colleges';
import { grouped } from '../../lib/grouped.ts';
import { FilterSheet } from '../../ui/filter-sheet.tsx';
import { PillsField } from '../../ui/pills-field.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import { activeFilters, type Search } from './college-address.ts';
import { CONTROLS, LEVELS, PRICES, STATES, YEARS } from './college-choices.ts';
import { NameSearch } from './name-search.tsx';

interface CollegeFiltersProps {
  asked: Search;
  /** The programs that lead to the career that is asked for. */
  subjects: CollegeSearch['subjects'];
  onFilter: (change: Partial<Search>) => void;
}

const PILLS = [
  { name: 'level', label: 'Degree', any: 'Any', choices: LEVELS },
  { name: 'price_max', label: 'Price a year', any: 'Any', choices: PRICES },
  { name: 'control', label: 'Run by', any: 'Anyone', choices: CONTROLS },
  { name: 'years', label: 'How long', any: 'Any', choices: YEARS },
] as const;

/** The filters; they stand over the list, and in a sheet on phones. */
export function CollegeFilters({ asked, subjects, onFilter }: CollegeFiltersProps) {
  return (
    <div className="sch-filters">
      {PILLS.map(({ name, label, any, choices }) => (
        <PillsField
          key={name}
          fieldClass="sch-pills"
          label={label}
          choices={[{ value: '', label: any }, ...choices]}
          value={known(asked[name], choices)}
          onChange={({ target }) => onFilter({ [name]: read(target.value, choices) })}
        />
      ))}
      <div className="sch-more">
        {subjects.length > 1 && (
          <SelectField
            label="Program"
            placeholder="All programs that fit"
            choices={subjects.map(({ cip_code, title, colleges }) => ({
              value: cip_code,
              label: `${title.replace(/\.$/, '')} (${grouped(colleges)})`,
            }))}
            value={asked.subject ?? ''}
            onChange={({ target }) => onFilter({ subject: target.value || undefined })}
          />
        )}
        <SelectField
          label="State"
          placeholder="Any state"
          choices={STATES}
          value={asked.state ?? ''}
          onChange={({ target }) => onFilter({ state: target.value || undefined })}
        />
        <NameSearch q={asked.q} onSearch={(q) => onFilter({ q })} />
      </div>
    </div>
  );
}

// An address may ask for a price that none of the pills has.
const known = (value: string | number | undefined, choices: readonly Choice[]) =>
  choices.find((choice) => choice.value === value)?.value ?? '';
// A radio button knows text alone; the search has numbers too.
const read = (text: string, choices: readonly Choice[]) => choices.find(({ value }) => String(value) === text)?.value;

interface CollegeFilterSheetProps extends CollegeFiltersProps {
  /** How many schools are found. */
  total: number | undefined;
}

/** The same on small screens. */
export function CollegeFilterSheet({ total, ...props }: CollegeFilterSheetProps) {
  const count = activeFilters(props.asked).length;
  return (
    <div className="sch-sheet needs-script">
      <FilterSheet label={count > 0 ? `Filters: ${count} on` : 'Filters'} size="small" total={total} one="school" many="schools">
        <CollegeFilters {...props} />
      </FilterSheet>
    </div>
  );
}
