import type { Report } from '@careerscoop/contract/report';
import { ABOUT, NEXT } from '@careerscoop/contract/report-words';
import { fitWordsOf } from '@careerscoop/contract/result-words';
import { INK, INNER, PAGE, PAINT, type Paper } from './paper.ts';
import { turnPage } from './pages.ts';
import { cherry, room, scoop } from './shapes.ts';
import { STYLES } from './styles.ts';
import { decorate, group, write } from './write.ts';

/** How to read the report, what its words mean, and where its figures come from. */
export function drawLastPage(paper: Paper, { clarity, sources, method_url }: Report, page: number): void {
  const { doc, root } = paper;
  turnPage(paper, page);
  const { inset, margin, width } = PAGE;
  decorate(doc, () => {
    room(doc, inset, inset, width - 2 * inset, 316, INK.blue, 36);
    doc.roundedRect(inset, inset, width - 2 * inset, 316, 36).clip();
    scoop(doc, 520, 106, 52, PAINT.straw, PAINT.strawLight);
    cherry(doc, 522, 46, 12);
  });
  const white = { color: INK.onBlue };
  write(doc, root, 'H2', 'How to read this report', { ...STYLES.title, size: 38, ...white }, { x: margin, y: 46, width: 400 });
  drawAbout(paper, 102);
  const end = drawNext(paper, drawFits(paper, clarity, inset + 316 + 20) + 14);
  drawSources(paper, sources, method_url, end + 14);
}

function drawAbout({ doc, root }: Paper, top: number): void {
  const width = (INNER - 28) / 2;
  ABOUT.forEach(([head, text], index) => {
    const box = { x: PAGE.margin + (index % 2) * (width + 28), width };
    const y = top + (index < 2 ? 18 : 126);
    const end = write(doc, root, 'H3', head, { ...STYLES.heading, size: 15, color: INK.onBlue }, { ...box, y });
    write(doc, root, 'P', text, { ...STYLES.body, size: 11, color: INK.onBlue }, { ...box, y: end + 4 });
  });
}

function drawFits({ doc, root }: Paper, clarity: Report['clarity'], top: number): number {
  let y = write(doc, root, 'H3', 'The four words of fit', STYLES.heading, { x: PAGE.margin, y: top, width: INNER });
  y += 6;
  const width = (INNER - 28) / 2;
  let end = y;
  group(doc, root, 'L', (list) =>
    fitWordsOf(clarity).forEach(({ word, line }, index) => {
      const box = { x: PAGE.margin + (index % 2) * (width + 28), width };
      group(doc, list, 'LI', (item) => {
        group(doc, item, 'LBody', (body) => {
          const head = write(doc, body, 'P', word, STYLES.bold, { ...box, y: y + Math.floor(index / 2) * 36 });
          end = Math.max(end, write(doc, body, 'P', line, STYLES.soft, { ...box, y: head }));
        });
      });
    }),
  );
  return end;
}

function drawNext({ doc, root }: Paper, top: number): number {
  const box = { x: PAGE.margin, width: INNER };
  let y = write(doc, root, 'H3', 'What to do next', STYLES.heading, { ...box, y: top }) + 6;
  group(doc, root, 'L', (list) =>
    NEXT.forEach((text, index) =>
      group(doc, list, 'LI', (item) => {
        decorate(doc, () => doc.circle(box.x + 8, y + 7, 8).fill(INK.cherry));
        group(doc, item, 'LBody', (body) => {
          write(
            doc,
            body,
            'P',
            String(index + 1),
            { ...STYLES.figure, size: 10, color: INK.surface },
            { x: box.x, y: y + 1.4, width: 16 },
            'center',
          );
          y = write(doc, body, 'P', text, STYLES.body, { x: box.x + 24, y, width: INNER - 24 }) + 6;
        });
      }),
    ),
  );
  return y;
}

function drawSources({ doc, root }: Paper, sources: Report['sources'], methodUrl: string, top: number): void {
  const box = { x: PAGE.margin, width: INNER };
  let y = write(doc, root, 'H3', 'Where the figures come from', STYLES.heading, { ...box, y: top });
  y += 5;
  group(doc, root, 'L', (list) => {
    for (const { text, links } of sources) {
      const words = `${text} ${links.map(({ url }) => url).join(' ')}`;
      group(doc, list, 'LI', (item) => {
        y = write(doc, item, 'LBody', words, STYLES.tiny, { ...box, y }) + 3.5;
      });
    }
  });
  y = write(doc, root, 'H3', 'More about the method', { ...STYLES.heading, size: 13 }, { ...box, y: y + 8 });
  const line = doc.struct('P');
  root.add(line);
  line.add(
    doc.struct('Link', { alt: `How we pick your ten: ${methodUrl}` }, () => {
      doc
        .font('bold')
        .fontSize(9.8)
        .fillColor(INK.link)
        .text(methodUrl, box.x, y + 3, { link: methodUrl, underline: true });
    }),
  );
  line.end();
  const note =
    'This report holds your first name and nothing else about who you are. Its address can be closed at any time in your profile.';
  write(doc, root, 'P', note, STYLES.soft, { ...box, y: y + 22 });
}
