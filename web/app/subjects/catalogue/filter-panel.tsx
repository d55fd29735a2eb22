import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { grouped } from '../../lib/grouped.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { activeFilters } from './explore-address.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

interface FilterPanelProps extends FilterFieldsProps {
  /** How many careers are found, for the button that leads back to them. */
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

/** The same on small screens, behind a button. */
export function FilterSheet({ total, ...props }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const count = activeFilters(props.query).length;
  return (
    <div className="x-sheet needs-script">
      <Button kind="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="ic" /> {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Narrow it down"
        actions={
          <Button wide onClick={() => setOpen(false)}>
            {total === undefined ? 'Show careers' : `Show ${grouped(total)} ${total === 1 ? 'career' : 'careers'}`}
          </Button>
        }
      >
        <FilterFields {...props} />
      </Sheet>
    </div>
  );
}
