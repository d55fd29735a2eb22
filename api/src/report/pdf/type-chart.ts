import type { Report } from '@careerscoop/contract/report';
import { type Doc, INK, PAINT, type Struct } from './paper.ts';
import { cherry, scoop } from './shapes.ts';
import { STYLES } from './styles.ts';
import { draw, widthOf } from './write.ts';

type Types = NonNullable<Report['self']>['types'];

/** The colors of the six cups. */
const COLORS: Record<string, readonly [scoop: string, shine: string]> = {
  Realistic: [PAINT.waffle, PAINT.vanilla],
  Investigative: [PAINT.blue, PAINT.blueLight],
  Artistic: [PAINT.straw, PAINT.strawLight],
  Social: [PAINT.mint, PAINT.mintLight],
  Enterprising: [PAINT.cherry, PAINT.strawLight],
  Conventional: [PAINT.choc, PAINT.vanilla],
};
const STEPS = 5;

/** A hexagon of five rings, one for each rating; its words are the table beside it and the alternative text. */
export function drawTypeChart(doc: Doc, parent: Struct, types: Types, x: number, y: number, radius: number): void {
  const alt = `Your mean rating of six kinds of interest, from 1 to 5: ${types.map(({ type, rating }) => `${type} ${rating}`).join(', ')}.`;
  const bbox = [x - radius - 60, y - radius - 30, x + radius + 60, y + radius + 30] as [number, number, number, number];
  parent.add(doc.struct('Figure', { alt, bbox } as { alt: string }, () => paintChart(doc, types, x, y, radius)));
}

function paintChart(doc: Doc, types: Types, x: number, y: number, radius: number): void {
  const at = (index: number, part: number): [number, number] => {
    const angle = (index / types.length) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * radius * part, y + Math.sin(angle) * radius * part];
  };
  doc.save();
  doc.lineJoin('round');
  for (let step = STEPS; step >= 1; step -= 1) {
    const ring = types.map((_, index) => at(index, step / STEPS));
    if (step === STEPS) doc.polygon(...ring).fill(INK.surface);
    doc
      .lineWidth(step === STEPS ? 1.6 : 0.8)
      .polygon(...ring)
      .stroke(INK.line);
  }
  const shape = types.map(({ rating }, index) => at(index, rating / STEPS));
  doc
    .lineWidth(5)
    .fillOpacity(0.55)
    .strokeOpacity(1)
    .polygon(...shape)
    .fillAndStroke(PAINT.straw, PAINT.straw);
  doc.fillOpacity(1);
  types.forEach(({ type, rating }, index) => {
    const [px, py] = at(index, rating / STEPS);
    const [color, shine] = COLORS[type] ?? [PAINT.straw, PAINT.strawLight];
    scoop(doc, px, py + 4, 9, color, shine, 4);
  });
  cherry(doc, x, y + 2, 5);
  doc.restore();
  types.forEach(({ type }, index) => label(doc, type, index, at(index, 1)));
}

/** The name of a corner beside it. */
function label(doc: Doc, type: string, index: number, [x, y]: [number, number]): void {
  const style = { ...STYLES.small_heading, size: 11 };
  const width = widthOf(doc, type, style) + 2;
  const [above, below] = [index === 0, index === 3];
  const left = above || below ? x - width / 2 : index < 3 ? x + 7 : x - width - 7;
  draw(doc, type, style, { x: left, y: above ? y - 19 : below ? y + 7 : y - 6, width });
}
