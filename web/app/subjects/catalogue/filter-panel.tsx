import { FilterSheet } from '../../ui/filter-sheet.tsx';
import { activeFilters } from './explore-address.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

interface CareerFilterSheetProps extends FilterFieldsProps {
  /** How many careers are found. */
  total: number | undefined;
}

/** The filters beside the list. */
export function FilterPanel(props: FilterFieldsProps) {
  return (
    <section className="x-panel card needs-script" aria-labelledby="filters">
      <h2 className="h3" id="filters">
        Narrow it down
      </h2>
      <FilterFields {...props} />
    </section>
  );
}

/** The same on small screens. */
export function CareerFilterSheet({ total, ...props }: CareerFilterSheetProps) {
  const count = activeFilters(props.query).length;
  return (
    <div className="x-sheet needs-script">
      <FilterSheet label={count > 0 ? `Filters (${count})` : 'Filters'} total={total} one="career" many="careers">
        <FilterFields {...props} />
      </FilterSheet>
    </div>
  );
}
