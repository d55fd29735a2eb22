import { TASTE_CARDS } from '@careerscoop/contract/taste-opening';

const WIDTH = 30;

/** Twelve small domes: full where a card is answered, cherry red where the next one is. The words are the card's. */
export function Domes({ done }: { done: number }) {
  return (
    <svg viewBox={`0 0 ${TASTE_CARDS * WIDTH} 19`} style={{ maxWidth: TASTE_CARDS * WIDTH }} aria-hidden="true">
      {Array.from({ length: TASTE_CARDS }, (_, place) => {
        const paint = place === done ? 'var(--cherry)' : 'currentColor';
        const d = `M${place * WIDTH + 2} 15a11.500 11.500 0 0 1 23 0q0 2-2 2h-19q-2 0-2-2z`;
        return <path key={place} d={d} fill={place <= done ? paint : 'none'} stroke={paint} strokeWidth={2.5} />;
      })}
    </svg>
  );
}
