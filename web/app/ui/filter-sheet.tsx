import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { grouped } from '../lib/grouped.ts';
import { Button, type ButtonSize } from './button.tsx';
import { Sheet } from './dialog.tsx';

interface FilterSheetProps {
  /** What the button says, with how many filters are on. */
  label: string;
  size?: ButtonSize;
  /** How many are found, for the button that leads back to them; undefined while nobody knows. */
  total: number | undefined;
  one: string;
  many: string;
  children: ReactNode;
}

/** The filters of a list on small screens, behind a button. */
export function FilterSheet({ label, size, total, one, many, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="ic" /> {label}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Narrow it down"
        actions={
          <Button wide onClick={() => setOpen(false)}>
            {total === undefined ? `Show ${many}` : `Show ${grouped(total)} ${total === 1 ? one : many}`}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
