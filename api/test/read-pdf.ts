/** What a reader finds in an uncompressed PDF of pdfkit: its pages, its tags and its text. */
interface ReadPdf {
  pages: number;
  /** How often each structure element stands in the tree of tags. */
  tags: Record<string, number>;
  /** The words of each page in the order they are drawn. */
  text: string[];
  source: string;
}

export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1');
  const objects = new Map([...source.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
  const bodies = [...objects.values()];
  const pages = bodies.filter((body) => /\/Type \/Page\n/.test(body));
  const tags: Record<string, number> = {};
  for (const body of bodies) {
    const tag = /^<<\n\/S \/(\w+)\n/.exec(body)?.[1];
    if (tag) tags[tag] = (tags[tag] ?? 0) + 1;
  }
  const text = pages.map((page) => {
    const fonts = [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)];
    const own = fonts.length > 0 ? fonts : [...object(reference(page, 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)];
    const letters = new Map(own.map(([, name = '', id]) => [name, lettersOf(object(reference(object(id), 'ToUnicode')))]));
    return wordsOf(object(reference(page, 'Contents')), letters);
  });
  return { pages: pages.length, tags, text, source };
}

/** The letters by the numbers of their glyphs. */
function lettersOf(map: string): string[] {
  const lists = [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/g)].map(([, list = '']) => list);
  const hex = (codes: string) =>
    String.fromCharCode(
      ...codes
        .trim()
        .split(/\s+/)
        .map((code) => parseInt(code, 16)),
    );
  return lists.flatMap((list) => [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) => hex(codes)));
}

function wordsOf(content: string, letters: Map<string, string[]>): string {
  let font: string[] = [];
  const lines: string[] = [];
  for (const [, name, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? [];
    const glyphs = [...(run ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    if (glyphs.length > 0) lines.push(glyphs.map((glyph) => font[parseInt(glyph, 16)] ?? '?').join(''));
  }
  return lines.join(' ').replace(/\s+/g, ' ');
}
