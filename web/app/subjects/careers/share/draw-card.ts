import { cherry, COLORS, cone, DISPLAY, line, room, scoop, TEXT } from './card-paint.ts';

/** As wide and high as a picture in a feed is shown whole. */
export const CARD = { width: 1080, height: 1350 } as const;
const FIRST = 3;
const EDGE = 88;

/** A picture of the ten titles. It holds nothing of the person: no name, no address, no date. */
export async function drawCard(titles: readonly string[]): Promise<Blob> {
  await loadFonts(titles.join(''));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, CARD);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw the picture.');
  paintGround(pen);
  paintTitles(pen, titles);
  paintFoot(pen);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make the picture.');
  return blob;
}

/** The page has fetched them; a sign that stands on no page yet is in a second file. */
async function loadFonts(text: string): Promise<void> {
  await Promise.all([document.fonts.load(`800 80px ${DISPLAY}`, text), document.fonts.load(`700 40px ${TEXT}`, text)]);
}

function paintGround(pen: CanvasRenderingContext2D): void {
  // Browsers that cannot write narrow draw the same words a little smaller.
  if ('fontStretch' in pen) pen.fontStretch = 'condensed';
  pen.fillStyle = COLORS.ground;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  room(pen, 36, 36, CARD.width - 72, 470, 72, COLORS.room);
  pen.save();
  pen.beginPath();
  pen.roundRect(36, 36, CARD.width - 72, 470, 72);
  pen.clip();
  cone(pen, 838, 354, 204, 330);
  scoop(pen, 838, 348, 108, COLORS.mint, COLORS.mintLight);
  scoop(pen, 832, 246, 92, COLORS.vanilla, COLORS.white);
  scoop(pen, 842, 158, 74, COLORS.blue, COLORS.blueLight);
  cherry(pen, 844, 76, 19);
  pen.restore();
  const big = { family: DISPLAY, weight: 800, color: COLORS.ink };
  line(pen, 'My ten', EDGE, 270, 590, { ...big, size: 210 });
  line(pen, 'careers', EDGE, 436, 590, { ...big, size: 180 });
}

function paintTitles(pen: CanvasRenderingContext2D, titles: readonly string[]): void {
  let y = 606;
  titles.slice(0, FIRST).forEach((title, index) => {
    pen.fillStyle = COLORS.cherry;
    pen.beginPath();
    pen.arc(EDGE + 38, y - 20, 38, 0, Math.PI * 2);
    pen.fill();
    pen.textAlign = 'center';
    line(pen, String(index + 1), EDGE + 38, y + 1, 60, { family: DISPLAY, weight: 800, size: 58, color: COLORS.white });
    pen.textAlign = 'left';
    line(pen, title, EDGE + 104, y + 2, CARD.width - EDGE * 2 - 104, { family: DISPLAY, weight: 800, size: 68, color: COLORS.ink });
    y += 98;
  });
  paintRest(pen, titles.slice(FIRST), y - 12);
}

/** The others in two columns. */
function paintRest(pen: CanvasRenderingContext2D, titles: readonly string[], top: number): void {
  const half = Math.ceil(titles.length / 2);
  const width = (CARD.width - EDGE * 2 - 40) / 2;
  pen.fillStyle = COLORS.line;
  pen.fillRect(EDGE, top - 42, CARD.width - EDGE * 2, 4);
  titles.forEach((title, index) => {
    const x = EDGE + (index < half ? 0 : width + 40);
    const y = top + 22 + (index % half) * 76;
    line(pen, String(FIRST + index + 1), x, y, 50, { family: DISPLAY, weight: 800, size: 38, color: COLORS.cherry });
    line(pen, title, x + 58, y, width - 58, { family: TEXT, weight: 700, size: 34, color: COLORS.ink });
  });
}

function paintFoot(pen: CanvasRenderingContext2D): void {
  const y = CARD.height - 66;
  scoop(pen, EDGE + 26, y - 4, 26, COLORS.straw, COLORS.white);
  cherry(pen, EDGE + 27, y - 34, 8);
  line(pen, 'CareerScoop', EDGE + 76, y + 10, 320, { family: DISPLAY, weight: 800, size: 46, color: COLORS.ink });
  pen.textAlign = 'right';
  line(pen, 'A start, not a label.', CARD.width - EDGE, y + 8, 400, { family: TEXT, weight: 500, size: 32, color: COLORS.soft });
  pen.textAlign = 'left';
}
