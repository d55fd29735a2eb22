import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

export interface MenuEntry {
  label: ReactNode;
  icon?: ReactNode;
  /** Leads to an address, or does something. */
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
}

/** A button that opens a short list of things to do. An entry of null is a line between two groups. */
export function Menu({ button, entries }: { button: ReactElement; entries: readonly (MenuEntry | null)[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={button} />
      <Base.Portal>
        <Base.Positioner className="menu__pos" sideOffset={8} align="end">
          <Base.Popup className="menu">
            {entries.map((entry, index) =>
              entry === null ? (
                <Base.Separator key={index} className="menu__line" />
              ) : (
                <Base.Item
                  key={index}
                  className="menu__item"
                  disabled={entry.disabled}
                  onClick={entry.onSelect}
                  render={entry.to && !entry.disabled ? <Link to={entry.to} /> : undefined}
                >
                  {entry.icon}
                  {entry.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
