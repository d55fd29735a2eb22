import { useEffect, useState } from 'react';
import type { Entry } from './entry.ts';
import { helpIn } from './is-quiet.ts';

const FOLDED = { en: 'Help, always here', es: 'Ayuda, siempre aquí' };
/** So many lines fit on one line of a phone. */
const SHOWN = 3;

/** The crisis card on one line, while the card itself is scrolled out of view. */
export function FoldedHelp({ entries }: { entries: readonly Entry[] }) {
  const [away, setAway] = useState(false);
  const card = helpIn(entries);
  useEffect(() => {
    const all = document.querySelectorAll('.talk .crisis');
    const shown = all.item(all.length - 1) as Element | null;
    if (!shown || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [card, entries.length]);
  if (!card || !away) return null;
  return (
    <nav className="crisis crisis--thin" aria-label={FOLDED[card.lang]} lang={card.lang}>
      {card.lines.slice(0, SHOWN).map(({ name, ways }) => ways[0] && <Short key={name} way={ways[0]} />)}
    </nav>
  );
}

function Short({ way: { label, href } }: { way: { label: string; href: string } }) {
  return <a href={href}>{label}</a>;
}
