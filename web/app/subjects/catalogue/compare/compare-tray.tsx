import { X } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { tray, useTray } from './tray.ts';
import './compare-tray.css';

/** What is laid aside, at the foot of the window, with the way to see it side by side. */
export default function CompareTray() {
  const laid = useTray();
  const box = useRef<HTMLElement>(null);
  if (laid.length === 0) return null;
  /** What was pressed goes away: the focus waits in the tray, or in the page when the tray goes too. */
  function takeOut(left: typeof laid) {
    (left.length > 0 ? box.current : document.getElementById('main'))?.focus({ preventScroll: true });
    tray.put(left);
  }
  return (
    <aside className="cmp-tray" aria-label="Careers to compare" ref={box} tabIndex={-1}>
      <ul>
        {laid.map((career) => (
          <li key={career.slug}>
            <Chip aria-label={`Take out ${career.title}`} onClick={() => takeOut(laid.filter((one) => one !== career))}>
              <span>{career.title}</span> <X className="ic" />
            </Chip>
          </li>
        ))}
      </ul>
      <div className="cmp-tray__x">
        <p className="small" role="status">
          {laid.length === 1 ? 'One here. Add one more.' : `${laid.length} to compare`}
        </p>
        <Button kind="soft" size="small" onClick={() => takeOut([])}>
          Clear
        </Button>
        <LinkButton size="small" to={paths.compare(laid.map(({ slug }) => slug))}>
          Compare
        </LinkButton>
      </div>
    </aside>
  );
}
