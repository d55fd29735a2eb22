export interface Part {
  text: string;
  link: boolean;
}

/** A message cut at its links, so that they can be real ones; links that it does not hold come at its end. */
export function partsOf(text: string, links: readonly string[]): Part[] {
  const parts: Part[] = [];
  let rest = text;
  // The longest first: one link may begin with another.
  const known = [...new Set(links)].sort((one, other) => other.length - one.length);
  for (;;) {
    const found = known.map((link) => ({ link, at: rest.indexOf(link) })).filter(({ at }) => at >= 0);
    const next = found.reduce<(typeof found)[number] | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
    if (!next) break;
    parts.push({ text: rest.slice(0, next.at), link: false }, { text: next.link, link: true });
    rest = rest.slice(next.at + next.link.length);
  }
  parts.push({ text: rest, link: false });
  const missing = known
    .filter((link) => !text.includes(link))
    .flatMap((link) => [
      { text: '\n', link: false },
      { text: link, link: true },
    ]);
  return [...parts, ...missing].filter((part) => part.text !== '');
}
