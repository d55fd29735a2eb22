import type { Report } from '@careerscoop/contract/report';
import { CLARITY_WORDS } from '@careerscoop/contract/result-words';
import { INK, PAGE, PAINT, type Paper } from './paper.ts';
import { turnPage } from './pages.ts';
import { cherry, cone, mark, room, scoop } from './shapes.ts';
import { STYLES } from './styles.ts';
import { decorate, fitSize, group, heightOf, widthOf, write } from './write.ts';

const ROOM_HEIGHT = 372;
const LOWER_TOP = 406;
const LOWER_END = 742;
const TEXT_WIDTH = 330;

/** Whose report it is, how clear the answers were, and the ten at a glance. */
export function drawCover(paper: Paper, { first_name, clarity, careers, answered_at, made_at }: Report): void {
  const { doc, root } = paper;
  turnPage(paper, 1);
  const { inset, margin, width } = PAGE;
  decorate(doc, () => {
    room(doc, inset, inset, width - 2 * inset, ROOM_HEIGHT, INK.straw, 36);
    doc.roundedRect(inset, inset, width - 2 * inset, ROOM_HEIGHT, 36).clip();
    cone(doc, 478, 250, 150, 260);
    scoop(doc, 478, 246, 78, PAINT.mint, PAINT.mintLight);
    scoop(doc, 474, 172, 66, PAINT.vanilla, PAINT.white);
    scoop(doc, 480, 110, 54, PAINT.blue, PAINT.blueLight);
    cherry(doc, 482, 52, 14);
    mark(doc, margin + 4, inset + 22, 34);
  });
  const x = margin + 4;
  write(doc, root, 'P', 'CareerScoop', { ...STYLES.heading, size: 18 }, { x: x + 36, y: inset + 30, width: 200 });
  const headline = first_name ? `What your answers say, ${first_name}` : 'What your answers say';
  const style = { ...STYLES.headline, size: fitSize(doc, headline, STYLES.headline, TEXT_WIDTH, 4, 30) };
  const y = inset + 96;
  const end = write(doc, root, 'H1', headline, style, { x, y, width: TEXT_WIDTH });
  write(doc, root, 'P', 'AI Insights Report: your strengths, your interests, and ten careers with their reasons.', STYLES.lead, {
    x,
    y: Math.max(end + 10, inset + ROOM_HEIGHT - 62),
    width: 300,
  });
  drawClarity(paper, clarity);
  drawGlance(paper, careers);
  const dates = `Answers of ${dayOf(answered_at)}.\nReport of ${dayOf(made_at)}.`;
  write(doc, root, 'P', dates, { ...STYLES.soft, size: 10, color: INK.ink }, { x: margin, y: LOWER_END - 52, width: 196 });
}

/** How clear the answers were as a whole. */
function drawClarity({ doc, root }: Paper, clarity: Report['clarity']): void {
  const { title, text, next } = CLARITY_WORDS[clarity];
  const box = { x: PAGE.margin, width: 196 };
  decorate(doc, () => room(doc, PAGE.inset, LOWER_TOP, 244, LOWER_END - LOWER_TOP, INK.mint, 32));
  const style = { ...STYLES.title, size: 31 };
  let y = write(doc, root, 'H2', title, style, { ...box, y: LOWER_TOP + 24 });
  y = write(doc, root, 'P', text, { ...STYLES.body, size: 11.4 }, { ...box, y: y + 12 });
  write(doc, root, 'P', next, { ...STYLES.bold, size: 11.4 }, { ...box, y: y + 10 });
}

/** Ten titles with the word of their fit. */
function drawGlance({ doc, root }: Paper, careers: Report['careers']): void {
  const x = 288;
  const width = PAGE.width - PAGE.margin - x;
  let y = write(doc, root, 'H2', 'Your ten at a glance', { ...STYLES.title, size: 24 }, { x, y: LOWER_TOP + 18, width });
  y += 12;
  group(doc, root, 'L', (list) => {
    for (const { rank, title, fit_word: word } of careers) {
      const style = { ...STYLES.bold, size: 10.4 };
      const soft = { ...STYLES.soft, size: 8.6 };
      const aside = widthOf(doc, word, soft) + 4;
      const height = heightOf(doc, title, style, width - 26 - aside);
      const pitch = Math.max(28.5, height + 8);
      decorate(doc, () =>
        doc
          .moveTo(x, y - 6)
          .lineTo(x + width, y - 6)
          .lineWidth(1)
          .stroke(INK.line),
      );
      group(doc, list, 'LI', (item) => {
        group(doc, item, 'LBody', (body) => {
          write(doc, body, 'P', `${rank}.`, { ...STYLES.figure, size: 11 }, { x, y: y + 0.5, width: 24 });
          write(doc, body, 'P', title, style, { x: x + 24, y, width: width - 26 - aside });
          write(doc, body, 'P', word, soft, { x: x + width - aside, y: y + 1.6, width: aside }, 'right');
        });
      });
      y += pitch;
    }
  });
}

/** A day as people in the middle of the country count it: paper does not know where it is read. */
function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
}
