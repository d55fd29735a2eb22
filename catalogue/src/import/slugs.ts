const LONGEST = 80;

/**
 * The address of each career: every code keeps the slug it has, also a code that is no longer in the
 * release, and a new code gets a new one from its title. A slug is never given to a second career.
 */
export function keepSlugs(titles: ReadonlyMap<string, string>, known: Readonly<Record<string, string>>) {
  const slugs = new Map(Object.entries(known));
  const taken = new Set(slugs.values());
  for (const [code, title] of titles) {
    if (slugs.has(code)) continue;
    const plain = slugOf(title);
    let slug = plain;
    for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
    taken.add(slug);
    slugs.set(code, slug);
  }
  return Object.fromEntries([...slugs].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = words[0] ?? 'career';
  for (const word of words.slice(1)) {
    if (slug.length + word.length + 1 > LONGEST) break;
    slug += `-${word}`;
  }
  return slug;
}
