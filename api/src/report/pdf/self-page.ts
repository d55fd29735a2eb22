import type { Report } from '@careerscoop/contract/report';
import { type Doc, INK, INNER, PAGE, type Paper, type Struct } from './paper.ts';
import { turnPage } from './pages.ts';
import { rating, room } from './shapes.ts';
import { drawStrengths } from './strength-cards.ts';
import { STYLES } from './styles.ts';
import { drawTypeChart } from './type-chart.ts';
import { decorate, draw, group, write } from './write.ts';

type Self = NonNullable<Report['self']>;
const CHART_TOP = 96;
const CHART_HEIGHT = 252;

/** Interests and strengths on one page. */
export function drawSelf(paper: Paper, self: Self, page: number): void {
  const { doc, root } = paper;
  turnPage(paper, page);
  write(doc, root, 'H2', 'What stands out', STYLES.title, { x: PAGE.margin, y: 40, width: INNER });
  drawInterests(paper, self.types);
  const end = drawAreas(paper, self.areas, CHART_TOP + CHART_HEIGHT + 20);
  drawStrengths(paper, self.strengths, end + 16);
}

/** The hexagon, and the same as a table: highest rating first. */
function drawInterests({ doc, root }: Paper, types: Self['types']): void {
  const { inset, margin, width } = PAGE;
  decorate(doc, () => room(doc, inset, CHART_TOP, width - 2 * inset, CHART_HEIGHT, INK.vanilla, 30));
  const y = write(doc, root, 'H3', 'Your six kinds of interest', STYLES.heading, { x: margin, y: CHART_TOP + 18, width: 240 });
  drawTypeChart(doc, root, types, margin + 128, y + 112, 74);
  drawTable(doc, root, types);
}

function drawTable(doc: Doc, root: Struct, types: Self['types']): void {
  const x = 324;
  const columns = { name: { x, width: 150 }, cup: { x: x + 150, width: 52 }, rating: { x: x + 204, width: 40 } };
  let line = CHART_TOP + 20;
  group(doc, root, 'Table', (table) => {
    group(doc, table, 'TR', (row) => {
      write(doc, row, 'TH', 'Kind', STYLES.label, { ...columns.name, y: line });
      write(doc, row, 'TH', 'Your cup', STYLES.label, { ...columns.cup, y: line }, 'right');
      write(doc, row, 'TH', 'Rating', STYLES.label, { ...columns.rating, y: line }, 'right');
    });
    line += 18;
    for (const { type, meaning, rating: value, picked } of types.toSorted((one, other) => other.rating - one.rating)) {
      decorate(doc, () =>
        doc
          .moveTo(x, line - 3)
          .lineTo(x + 244, line - 3)
          .lineWidth(1)
          .stroke('#ecca86'),
      );
      group(doc, table, 'TR', (row) => {
        row.add(
          doc.struct('TD', {}, () => {
            const end = draw(doc, type, STYLES.small_heading, { ...columns.name, y: line });
            draw(doc, inShort(meaning), { ...STYLES.soft, size: 8.4 }, { x, y: end, width: 250 });
          }),
        );
        const cup = picked === null ? '–' : (['1st', '2nd', '3rd'][picked - 1] ?? '');
        write(doc, row, 'TD', cup, STYLES.bold, { ...columns.cup, y: line + 1 }, 'right');
        write(doc, row, 'TD', value.toFixed(1), { ...STYLES.figure, size: 12 }, { ...columns.rating, y: line }, 'right');
      });
      line += 34.5;
    }
  });
}

/** Up to five areas, each with what was rated. */
function drawAreas({ doc, root }: Paper, areas: Self['areas'], top: number): number {
  let y = write(doc, root, 'H3', 'What you would enjoy most', STYLES.heading, { x: PAGE.margin, y: top, width: INNER });
  y += 6;
  if (areas.length === 0) {
    const text = 'No area stood out clearly from the rest. That can mean that you like many things.';
    return write(doc, root, 'P', text, STYLES.body, { x: PAGE.margin, y, width: INNER });
  }
  const width = (INNER - 24) / 2;
  let end = y;
  group(doc, root, 'L', (list) =>
    areas.forEach(({ name, meaning, rating: value }, index) => {
      const box = { x: PAGE.margin + (index % 2) * (width + 24), y: y + Math.floor(index / 2) * 40, width };
      decorate(doc, () => rating(doc, box.x + width - 68, box.y + 9, value));
      group(doc, list, 'LI', (item) => {
        group(doc, item, 'LBody', (body) => {
          const line = write(doc, body, 'P', name, STYLES.bold, { ...box, width: width - 76 });
          write(doc, body, 'P', `You gave it ${value} of 5. ${meaning}`, { ...STYLES.soft, size: 8.6 }, { ...box, y: line - 0.5 });
        });
      });
      end = Math.max(end, box.y + 40);
    }),
  );
  return end;
}

/** "People of this kind like to lead, sell and start things." in the width of a line. */
function inShort(meaning: string): string {
  const short = meaning.replace(/^People of this kind like (to )?/, '').replace(' their ', ' ');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
