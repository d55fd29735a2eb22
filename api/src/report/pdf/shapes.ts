import { type Doc, PAINT } from './paper.ts';

/** The parts of the illustration kit (art/src/parts.tsx) as paths on paper. */

const round = (value: number) => Math.round(value * 100) / 100;

/** A block of colour with soft corners. */
export function room(doc: Doc, x: number, y: number, width: number, height: number, color: string, radius = 22): void {
  doc.roundedRect(x, y, width, height, Math.min(radius, height / 2)).fill(color);
}

/** A dome with a scalloped skirt; x and y are the middle of the dome's foot. */
export function scoop(doc: Doc, x: number, y: number, r: number, color: string, shine?: string, bumps = 5): void {
  const bump = (2.24 * r) / bumps;
  const skirt = `a${round(bump / 2)} ${round((bump / 2) * 1.05)} 0 0 1 ${round(-bump)} 0`.repeat(bumps);
  doc.path(`M${round(x - r)} ${y}A${r} ${r} 0 0 1 ${round(x + r)} ${y}h${round(0.12 * r)}${skirt}Z`).fill(color);
  if (!shine) return;
  const on = (angle: number) => `${round(x - 0.74 * r * Math.cos(angle))} ${round(y - 0.74 * r * Math.sin(angle) - 0.06 * r)}`;
  const inner = round(0.74 * r);
  doc
    .lineWidth(r * 0.1)
    .lineCap('round')
    .path(`M${on(0.38)}A${inner} ${inner} 0 0 1 ${on(1.1)}`)
    .stroke(shine);
}

export function cherry(doc: Doc, x: number, y: number, r: number): void {
  doc
    .lineWidth(r * 0.28)
    .lineCap('round')
    .path(`M${x} ${y - r * 0.7}q${r * 0.1} ${-r * 1.1} ${r * 1.2} ${-r * 1.5}`)
    .stroke(PAINT.stem);
  doc.circle(x, y, r).fill(PAINT.cherry);
  doc
    .lineWidth(r * 0.22)
    .path(`M${x - r * 0.5} ${y - r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.4} ${-r * 0.42}`)
    .stroke('#ff9db0');
}

/** A waffle cone hanging from the middle of its rim. */
export function cone(doc: Doc, x: number, y: number, width: number, height: number): void {
  const tip = width * 0.07;
  const end = y + height;
  const outline = `M${x - width / 2} ${y}L${x + width / 2} ${y}L${x + tip} ${end - tip}Q${x} ${end + tip * 0.4} ${x - tip} ${end - tip}Z`;
  doc.save().path(outline).clip();
  doc.rect(x - width, y, width * 2, height + 10).fill(PAINT.waffle);
  doc.lineWidth(width * 0.022);
  for (let step = -3; step < 9; step += 1) {
    const start = x - width / 2 + (width / 4.2) * step;
    doc
      .path(`M${start} ${y - 20}l${height * 0.62} ${height + 40}M${start + width * 0.2} ${y - 20}l${-height * 0.62} ${height + 40}`)
      .stroke(PAINT.waffleDark);
  }
  doc.restore();
  doc.roundedRect(x - width * 0.54, y - height * 0.03, width * 1.08, height * 0.09, height * 0.045).fill(PAINT.waffleDark);
}

/** The mark of the house. */
export function mark(doc: Doc, x: number, y: number, height: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / 44);
  doc.path('M8 21h20L19.5 42a1.7 1.7 0 0 1-3 0Z').fill(PAINT.waffle);
  doc.path('M3 19a15 15 0 0 1 30 0h1.5a4 4 0 0 1-8 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4 4 0 0 1-8 0Z').fill(PAINT.straw);
  doc.circle(18, 5, 4.2).fill(PAINT.cherry);
  doc.restore();
}

/** So many scoops out of five: an answer from 1 to 5. */
export function rating(doc: Doc, x: number, y: number, count: number, r = 5): void {
  for (let at = 0; at < 5; at += 1) scoop(doc, x + r + at * r * 2.6, y, r, at < count ? PAINT.straw : '#ebd7bb', undefined, 4);
}
