import type { CardOf } from '@careerscoop/contract/chat-cards';

/** Where the figures of a card come from. */
export function Sources({ of }: { of: CardOf<'comparison'>['sources'] }) {
  const lines = [...new Set(of.map(({ source, year }) => `${source}, ${year}.`))];
  return lines.length > 0 && <p className="src">{lines.join(' ')}</p>;
}
