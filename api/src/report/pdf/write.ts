import type { Doc, Font, Struct } from './paper.ts';

export interface Style {
  font: Font;
  size: number;
  color: string;
  /** Line height in parts of the size. */
  leading?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LBody' | 'TH' | 'TD' | 'Caption';

function set(doc: Doc, { font, size, color, leading = 1.35 }: Style): PDFKit.Mixins.TextOptions {
  doc.font(font).fontSize(size).fillColor(color);
  return { lineGap: size * leading - doc.currentLineHeight(true) };
}

/** How tall a text becomes at this width. */
export function heightOf(doc: Doc, text: string, style: Style, width: number): number {
  if (text === '') return 0;
  return doc.heightOfString(text, { ...set(doc, style), width });
}

export function widthOf(doc: Doc, text: string, style: Style): number {
  set(doc, style);
  return doc.widthOfString(text);
}

/** Draws a text without a tag of its own, inside one that is open. @returns where it ends. */
export function draw(doc: Doc, text: string, style: Style, { x, y, width }: Box, align: 'left' | 'center' | 'right' = 'left'): number {
  if (text === '') return y;
  const height = heightOf(doc, text, style, width);
  doc.text(text, x, y, { ...set(doc, style), width, align });
  return y + height;
}

/** Draws a text as an element of its own. @returns where it ends. */
export function write(
  doc: Doc,
  parent: Struct,
  tag: Tag,
  text: string,
  style: Style,
  box: Box,
  align?: 'left' | 'center' | 'right',
): number {
  if (text === '') return box.y;
  let end = box.y;
  parent.add(
    doc.struct(tag, {}, () => {
      end = draw(doc, text, style, box, align);
    }),
  );
  return end;
}

/** Draws what is only there to be seen: screen readers pass over it. */
export function decorate(doc: Doc, paint: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  paint();
  doc.restore();
  doc.endMarkedContent();
}

/** A group of elements that belong together. */
export function group(doc: Doc, parent: Struct, tag: 'Sect' | 'L' | 'LI' | 'Table' | 'TR' | 'LBody', fill: (own: Struct) => void): void {
  const own = doc.struct(tag);
  parent.add(own);
  fill(own);
  own.end();
}

/** The largest size, in steps of a point, at which the text stands in so many lines. */
export function fitSize(doc: Doc, text: string, style: Style, width: number, lines: number, least: number): number {
  for (let { size } = style; size > least; size -= 1) {
    const own = { ...style, size };
    const widest = Math.max(...text.split(/\s+/).map((word) => widthOf(doc, word, own)));
    if (widest <= width && heightOf(doc, text, own, width) <= lines * size * (style.leading ?? 1.35) + 1) return size;
  }
  return least;
}
