import { FOOT, INK, PAGE, type Paper } from './paper.ts';
import { STYLES } from './styles.ts';
import { decorate, draw } from './write.ts';

/** A fresh page on the house's ground, with its number at the foot. */
export function turnPage({ doc }: Paper, number: number): void {
  doc.addPage();
  // Links are reached in the order of the text.
  Object.assign(doc.page.dictionary.data, { Tabs: 'S' });
  decorate(doc, () => doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.ground));
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
  const width = PAGE.width - 2 * PAGE.margin;
  draw(doc, 'CareerScoop · AI Insights Report', STYLES.tiny, { x: PAGE.margin, y: FOOT + 14, width });
  draw(doc, String(number), { ...STYLES.tiny, font: 'bold', size: 9 }, { x: PAGE.margin, y: FOOT + 13, width }, 'right');
  doc.endMarkedContent();
}
