import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Block, type Room } from '../../ui/block.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type StrengthSide, cutItem } from './strength-sides.ts';

interface StrengthCardProps {
  side: StrengthSide;
  room: Room;
  art: ReactNode;
}

/** One side of what stands out: its few words, where they come from, and something to think about. */
export function StrengthCard({ side: { title, items, insights, prompt }, room, art }: StrengthCardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Block as="article" room={room} className="strength">
      <div className="strength__t">
        <h2 className="h1">{title}</h2>
        {items.length > 0 && (
          <ul className="strength__items">
            {items.map((item) => (
              <li key={item}>
                <StrengthItem item={item} />
              </li>
            ))}
          </ul>
        )}
        <p className="strength__ask">
          <b>Think about it: </b>
          {prompt}
        </p>
        {insights.length > 0 && (
          <button className="btn strength__more" type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'See Less' : 'See More'}
            <span className="vh"> about {title}</span>
            <ChevronDown className="ic" />
          </button>
        )}
      </div>
      <div className="strength__art">{art}</div>
      <div id={id} className="card strength__why" hidden={!open}>
        {insights.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Block>
  );
}

/** One thing that stands out. A long one is cut; a press shows it whole, another cuts it again. */
function StrengthItem({ item }: { item: string }) {
  const [whole, setWhole] = useState(false);
  const cut = cutItem(item);
  if (cut === null) return <span className="chip">{item}</span>;
  return (
    <Chip className="strength__cut" aria-expanded={whole} onClick={() => setWhole(!whole)}>
      {whole ? item : cut}
    </Chip>
  );
}
