import type { Doc } from './paper.ts';

interface Glyphs {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** The name if the letters of the headline can write it, else nothing: a report without a name is better than one with empty boxes. */
export function printedName(doc: Doc, name: string): string {
  const whole = name.normalize('NFC').trim();
  return canWrite(doc, 'display', whole) ? whole : '';
}

function canWrite(doc: Doc, font: string, text: string): boolean {
  doc.font(font);
  // The types do not know the font file behind the document's font.
  const { font: file } = (doc as unknown as { _font: { font: Glyphs } })._font;
  return [...text].every((sign) => file.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}
