import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { cutItem } from './strength-sides.ts';

/** One thing that stands out. A long one is cut; a press shows it whole, another cuts it again. */
export function StrengthItem({ item }: { item: string }) {
  const [whole, setWhole] = useState(false);
  const cut = cutItem(item);
  if (cut === null) return <span className="chip">{item}</span>;
  return (
    <Chip className="strength__cut" aria-expanded={whole} onClick={() => setWhole(!whole)}>
      {whole ? item : cut}
    </Chip>
  );
}
