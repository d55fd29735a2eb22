import type { ReportCareer } from '@careerscoop/contract/report';
import { drawFacts, factsHeight, type Notes } from './career-facts.ts';
import { type Doc, INK, PAGE, type Struct } from './paper.ts';
import { room } from './shapes.ts';
import { STYLES } from './styles.ts';
import { decorate, draw, heightOf, type Style, write } from './write.ts';

/** How much a card says: fewer words where four have to share a page. */
export interface Level {
  reasons: number;
  notes: Notes;
  words: Style;
}
const SMALLER: Style = { ...STYLES.soft, size: 8.6, leading: 1.26 };
export const LAST_LEVEL: Level = { reasons: 1, notes: 'none', words: SMALLER };
/** One reason for and one against stand on every card as long as they can. */
export const LEVELS: readonly Level[] = [
  { reasons: 2, notes: 'all', words: STYLES.soft },
  { reasons: 2, notes: 'some', words: STYLES.soft },
  { reasons: 2, notes: 'some', words: SMALLER },
  { reasons: 2, notes: 'none', words: SMALLER },
  { reasons: 1, notes: 'some', words: SMALLER },
  LAST_LEVEL,
];

export interface Card {
  height: number;
  draw: (section: Struct, y: number, height: number) => void;
}

const PAD = 13;
const LEFT = PAGE.inset + PAD;
const NUMBER = 34;
const TEXT = { x: LEFT + NUMBER, width: 306 };
const FACTS = { x: LEFT + NUMBER + 324, width: PAGE.width - PAGE.inset - PAD - (LEFT + NUMBER + 324) };
const TRY = { x: LEFT + NUMBER, width: PAGE.width - PAGE.inset - PAD - LEFT - NUMBER };
const TIP = { ...STYLES.soft, size: 8.8, color: INK.ink, leading: 1.26 };
const TINTS: Record<ReportCareer['fit'], string> = {
  strong: INK.mintTint,
  good: INK.blueTint,
  some: INK.waffleTint,
  stretch: INK.strawTint,
};

interface Paragraph {
  head: string;
  text: string;
}

/** Measures a card of one career, to be drawn once its page is known to have room. */
export function layCard(doc: Doc, career: ReportCareer, level: Level): Card {
  const paragraphs = paragraphsOf(career, level.reasons);
  const title = { ...STYLES.heading, size: 17 };
  const titleHeight = heightOf(doc, career.title, title, TEXT.width - 8);
  const textHeight = paragraphs.reduce((sum, each) => sum + heightOf(doc, said(each), level.words, TEXT.width) + 3.5, 0);
  const tip = career.try_this ? `Try this: ${career.try_this}` : '';
  const tipHeight = tip ? heightOf(doc, tip, TIP, TRY.width - 24) + 11 : 0;
  const body = Math.max(titleHeight + 5 + textHeight, factsHeight(doc, career.facts, FACTS.width, level.notes));
  const height = PAD + body + 5 + tipHeight + PAD - 4;
  return {
    height,
    draw: (section, y, whole) => {
      const tipTop = y + whole - PAD + 3 - tipHeight;
      decorate(doc, () => {
        room(doc, PAGE.inset, y, PAGE.width - 2 * PAGE.inset, whole, INK.surface, 22);
        if (tip) room(doc, TRY.x - 10, tipTop, TRY.width + 16, tipHeight, TINTS[career.fit], 14);
      });
      drawTitle(doc, section, career, y + PAD - 1, title);
      let line = y + PAD + titleHeight + 5;
      for (const each of paragraphs) line = writeParagraph(doc, section, each, level.words, line) + 3.5;
      drawFacts(doc, section, career.facts, { ...FACTS, y: y + PAD + 1 }, level.notes);
      if (tip) writeTip(doc, section, tip, tipTop + 5);
    },
  };
}

function drawTitle(doc: Doc, section: Struct, { rank, title }: ReportCareer, y: number, style: Style): void {
  section.add(
    doc.struct('H3', {}, () => {
      draw(
        doc,
        `${rank}. `,
        { ...STYLES.figure, size: rank === 10 ? 20 : 24, color: INK.cherry, leading: 1 },
        { x: LEFT + 2, y: y - 3, width: NUMBER + 4 },
      );
      draw(doc, title, style, { x: TEXT.x, y, width: TEXT.width - 8 });
    }),
  );
}

/** The fit with what the work is, how a stretch career was found, and reasons of both kinds. */
function paragraphsOf({ fit_word, picked, summary, reasons }: ReportCareer, most: number): Paragraph[] {
  const against = reasons.filter(({ kind }) => kind !== 'for').slice(0, most > 1 ? 1 : 0);
  const chosen = [...reasons.filter(({ kind }) => kind === 'for').slice(0, most - against.length), ...against];
  const found = picked.slice(picked.indexOf('.') + 1).trim();
  return [
    { head: `${fit_word}.`, text: summary },
    ...(found ? [{ head: 'How we found it.', text: found }] : []),
    ...chosen.map(({ kind, text, answer }, index) => {
      const said = kind === 'for' ? 'It fits because:' : 'Think about this too:';
      const again = index > 0 && (chosen[index - 1]?.kind === 'for') === (kind === 'for');
      return { head: again ? 'And:' : said, text: `${text} ${answer}`.trim() };
    }),
  ];
}

const said = ({ head, text }: Paragraph) => `${head} ${text}`;

function writeParagraph(doc: Doc, section: Struct, { head, text }: Paragraph, style: Style, y: number): number {
  const { size, leading = 1 } = style;
  const height = heightOf(doc, said({ head, text }), style, TEXT.width);
  section.add(
    doc.struct('P', {}, () => {
      doc.font('bold').fontSize(size).fillColor(INK.ink);
      const lineGap = size * leading - doc.currentLineHeight(true);
      doc.text(`${head} `, TEXT.x, y, { width: TEXT.width, lineGap, continued: true });
      doc.font('text').fillColor(INK.soft).text(text, { lineGap, continued: false });
    }),
  );
  return y + height;
}

function writeTip(doc: Doc, section: Struct, tip: string, y: number): void {
  write(doc, section, 'P', tip, TIP, { x: TRY.x + 2, y, width: TRY.width - 24 });
}
