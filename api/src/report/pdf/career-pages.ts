import type { ReportCareer } from '@careerscoop/contract/report';
import { ORDER_WORDS, PICKED_BY } from '@careerscoop/contract/result-words';
import { type Card, LAST_LEVEL, LEVELS, type Level, layCard } from './career-card.ts';
import { FOOT, INNER, PAGE, type Paper } from './paper.ts';
import { turnPage } from './pages.ts';
import { STYLES } from './styles.ts';
import { group, write } from './write.ts';

interface Sheet {
  title?: string;
  lead?: string;
  careers: ReportCareer[];
}

const FIRST = 3;
const MOST = 4;
const GAP = 8;
const MOST_REASONS = 4;

/** Three careers on the first page, four on the next, and the stretch careers on one of their own. */
function sheetsOf(careers: ReportCareer[]): Sheet[] {
  const core = careers.filter(({ picked }) => picked === '');
  const stretch = careers.filter(({ picked }) => picked !== '');
  const rest = Array.from({ length: Math.ceil((core.length - FIRST) / MOST) }, (_, at) =>
    core.slice(FIRST + at * MOST, FIRST + (at + 1) * MOST),
  );
  const lead = `From further down your list: they share something with you, but come from another world. “AI recommended” means ${PICKED_BY}.`;
  return [
    { title: 'Your ten careers', lead: ORDER_WORDS, careers: core.slice(0, FIRST) },
    ...rest.map((part) => ({ careers: part })),
    { title: 'Three to stretch you', lead, careers: stretch },
  ].filter((sheet) => sheet.careers.length > 0);
}

/** @returns the number of the page that comes next. */
export function drawCareers(paper: Paper, careers: ReportCareer[], first: number): number {
  const sheets = sheetsOf(careers);
  sheets.forEach((sheet, index) => drawSheet(paper, sheet, first + index));
  return first + sheets.length;
}

function drawSheet(paper: Paper, { title, lead = '', careers }: Sheet, page: number): void {
  const { doc, root } = paper;
  turnPage(paper, page);
  let y: number = PAGE.inset;
  if (title) {
    y = write(doc, root, 'H2', title, STYLES.title, { x: PAGE.margin, y: 38, width: INNER });
    y = write(doc, root, 'P', lead, { ...STYLES.body, size: 11 }, { x: PAGE.margin, y: y + 4, width: INNER }) + 10;
  }
  const room = FOOT + 4 - y - GAP * (careers.length - 1);
  const cards = fitCards(paper, careers, room);
  // What is left over makes every card a little taller, so that the page is full.
  const spare = Math.min(36, Math.max(0, room - sum(cards)) / careers.length);
  for (const card of cards) {
    group(doc, root, 'Sect', (section) => card.draw(section, y, card.height + spare));
    y += card.height + spare + GAP;
  }
}

const sum = (cards: readonly Card[]) => cards.reduce((total, { height }) => total + height, 0);

/**
 * The cards with as many words as the page has room for: the notes of the figures are the same on all of them, then each
 * gets another reason as long as one more still fits.
 */
function fitCards({ doc }: Paper, careers: ReportCareer[], room: number): Card[] {
  const lay = (level: Level) => careers.map((career) => layCard(doc, career, level));
  const level = LEVELS.find((each) => sum(lay(each)) <= room) ?? LAST_LEVEL;
  const cards = lay(level);
  for (let { reasons } = level; reasons < MOST_REASONS; reasons += 1) {
    careers.forEach((career, index) => {
      const fuller = layCard(doc, career, { ...level, reasons: reasons + 1 });
      if (sum(cards) - (cards[index]?.height ?? 0) + fuller.height <= room) cards[index] = fuller;
    });
  }
  return cards;
}
