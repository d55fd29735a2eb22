import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type Laid, tray, useTray } from './tray.ts';

interface CompareButtonProps {
  career: Laid;
  /** On a card, where there is little room. */
  small?: boolean;
}

/** Lays a career aside to compare it with others, or takes it back. */
export function CompareButton({ career, small = false }: CompareButtonProps) {
  const laid = useTray().some(({ slug }) => slug === career.slug);
  const [full, setFull] = useState(false);
  const Icon = laid ? Check : Plus;
  return (
    <>
      <Button
        kind="line"
        {...(small ? { size: 'small' } : {})}
        className="cmp-add needs-script"
        aria-pressed={laid}
        onClick={() => setFull(!tray.toggle(career))}
      >
        <Icon className="ic" />
        {small ? 'Compare' : laid ? 'Added to compare' : 'Add to compare'}
        <VisuallyHidden> {career.title}</VisuallyHidden>
      </Button>
      <span className={full && !laid ? 'cmp-full small' : 'vh'} role="status">
        {full && !laid && 'Four fit side by side. Take one out first.'}
      </span>
    </>
  );
}
