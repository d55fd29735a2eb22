/** How wide a text is in a size. */
export type Measure = (text: string, size: number) => number;

interface Room {
  width: number;
  /** The size it has where it fits on one line. */
  size: number;
  /** Below this nobody can read it in a feed: it takes more lines instead. */
  least: number;
}

export interface Lines {
  size: number;
  lines: string[];
}

/** A title on one line as long as it can be read there, then on two and more; between words, and within a word only where one is wider than the room. */
export function layLines(text: string, { width, size, least }: Room, measure: Measure): Lines {
  const oneLine = sizeFor(text, width, size, measure);
  if (oneLine >= least) return { size: oneLine, lines: [text] };
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, width, least, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer, least) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return { size: least, lines: [...lines, line] };
}

function sizeFor(text: string, width: number, size: number, measure: Measure): number {
  return Math.min(size, Math.floor((size * width) / measure(text, size)));
}

function pieces(word: string, width: number, size: number, measure: Measure): string[] {
  if (measure(word, size) <= width) return [word];
  const fits = Math.max(1, Math.floor((word.length * width) / measure(word, size)) - 1);
  return [`${word.slice(0, fits)}-`, ...pieces(word.slice(fits), width, size, measure)];
}
