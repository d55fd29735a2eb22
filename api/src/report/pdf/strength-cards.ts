import type { Report } from '@careerscoop/contract/report';
import { FOOT, INK, PAGE, type Paper } from './paper.ts';
import { room } from './shapes.ts';
import { STYLES } from './styles.ts';
import { decorate, group, heightOf, write } from './write.ts';

type Strengths = NonNullable<Report['self']>['strengths'];

const SIDES = [
  { key: 'traits', title: 'Where you shine', color: INK.blueTint },
  { key: 'skills', title: 'Things you do well', color: INK.mintTint },
  { key: 'activities', title: 'Activities you enjoy', color: INK.strawTint },
] as const;
const GAP = 10;
const PAD = 16;

/** Three cards with what the answers say is strong, each with as many of its sentences as the page has room for. */
export function drawStrengths({ doc, root }: Paper, strengths: Strengths, top: number): void {
  const width = (PAGE.width - 2 * PAGE.inset - 2 * GAP) / SIDES.length;
  const height = FOOT - 4 - top;
  SIDES.forEach(({ key, title, color }, index) => {
    const left = PAGE.inset + index * (width + GAP);
    const box = { x: left + PAD, width: width - 2 * PAD };
    decorate(doc, () => room(doc, left, top, width, height, color, 24));
    group(doc, root, 'Sect', (card) => {
      let y = write(doc, card, 'H3', title, STYLES.heading, { ...box, y: top + PAD });
      const items = strengths[`top_${key}`].join(', ');
      y = write(doc, card, 'P', items, STYLES.bold, { ...box, y: y + 5 }) + 5;
      const style = { ...STYLES.soft, size: 8.6, color: INK.ink };
      for (const line of strengths[`${key}_insights`].split('\n').filter(Boolean)) {
        if (y + heightOf(doc, line, style, box.width) > top + height - 10) break;
        y = write(doc, card, 'P', line, style, { ...box, y }) + 4;
      }
    });
  });
}
