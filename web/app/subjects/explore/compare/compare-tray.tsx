import { X } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { tray, useTray } from './tray.ts';
import './compare-tray.css';

/** What is laid aside, at the foot of the window, with the way to see it side by side. */
export default function CompareTray() {
  const laid = useTray();
  if (laid.length === 0) return null;
  return (
    <aside className="cmp-tray" aria-label="Careers to compare">
      <ul>
        {laid.map((career) => (
          <li key={career.slug}>
            <Chip aria-label={`Take out ${career.title}`} onClick={() => tray.toggle(career)}>
              <span>{career.title}</span> <X className="ic" />
            </Chip>
          </li>
        ))}
      </ul>
      <div className="cmp-tray__x">
        <p className="small" role="status">
          {laid.length === 1 ? 'One here. Add one more.' : `${laid.length} to compare`}
        </p>
        <Button kind="soft" size="small" onClick={() => tray.put([])}>
          Clear
        </Button>
        <LinkButton size="small" to={paths.compare(laid.map(({ slug }) => slug))}>
          Compare
        </LinkButton>
      </div>
    </aside>
  );
}
