import { cherry, COLORS, cone, DISPLAY, line, room, scoop, TEXT } from './card-paint.ts';
import { CARD, type CardPlan, COLUMN, EDGE, layCard, leadingOf } from './lay-card.ts';

/** A picture of the ten titles. It holds nothing of the person: no name, no address, no date. */
export async function drawCard(titles: readonly string[]): Promise<Blob> {
  await loadFonts(titles.join(''));
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw the picture.');
  const plan = layCard(titles, { big: measureIn(pen, 800, DISPLAY), small: measureIn(pen, 700, TEXT) });
  // A new size empties the canvas and forgets how letters were set.
  Object.assign(canvas, { width: CARD.width, height: plan.height });
  paintGround(pen, plan.height);
  paintFirst(pen, plan);
  paintRest(pen, plan);
  paintFoot(pen, plan.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make the picture.');
  return blob;
}

/** The page has fetched them; a sign that stands on no page yet is in a second file. */
async function loadFonts(text: string): Promise<void> {
  await Promise.all([document.fonts.load(`800 80px ${DISPLAY}`, text), document.fonts.load(`700 40px ${TEXT}`, text)]);
}

function measureIn(pen: CanvasRenderingContext2D, weight: number, family: string) {
  return (text: string, size: number) => {
    narrow(pen);
    pen.font = `${weight} ${size}px ${family}`;
    return pen.measureText(text).width;
  };
}

/** Browsers that cannot write narrow draw the same words a little smaller. */
function narrow(pen: CanvasRenderingContext2D): void {
  if ('fontStretch' in pen) pen.fontStretch = 'condensed';
}

function paintGround(pen: CanvasRenderingContext2D, height: number): void {
  narrow(pen);
  pen.fillStyle = COLORS.ground;
  pen.fillRect(0, 0, CARD.width, height);
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

function paintFirst(pen: CanvasRenderingContext2D, { first }: CardPlan): void {
  for (const { rank, x, y, indent, size, lines } of first) {
    pen.fillStyle = COLORS.cherry;
    pen.beginPath();
    pen.arc(x + 38, y - 20, 38, 0, Math.PI * 2);
    pen.fill();
    pen.textAlign = 'center';
    line(pen, String(rank), x + 38, y + 1, 60, { family: DISPLAY, weight: 800, size: 58, color: COLORS.white });
    pen.textAlign = 'left';
    lines.forEach((text, at) => {
      line(pen, text, x + indent, y + 2 + at * leadingOf(size), CARD.width - EDGE * 2 - indent, {
        family: DISPLAY,
        weight: 800,
        size,
        color: COLORS.ink,
      });
    });
  }
}

/** The others in two columns. */
function paintRest(pen: CanvasRenderingContext2D, { divider, rest }: CardPlan): void {
  pen.fillStyle = COLORS.line;
  pen.fillRect(EDGE, divider, CARD.width - EDGE * 2, 4);
  for (const { rank, x, y, indent, size, lines } of rest) {
    line(pen, String(rank), x, y, 50, { family: DISPLAY, weight: 800, size: 38, color: COLORS.cherry });
    lines.forEach((text, at) => {
      line(pen, text, x + indent, y + at * leadingOf(size), COLUMN - indent, { family: TEXT, weight: 700, size, color: COLORS.ink });
    });
  }
}

function paintFoot(pen: CanvasRenderingContext2D, height: number): void {
  const y = height - 66;
  scoop(pen, EDGE + 26, y - 4, 26, COLORS.straw, COLORS.white);
  cherry(pen, EDGE + 27, y - 34, 8);
  line(pen, 'CareerScoop', EDGE + 76, y + 10, 320, { family: DISPLAY, weight: 800, size: 46, color: COLORS.ink });
  pen.textAlign = 'right';
  line(pen, 'A start, not a label.', CARD.width - EDGE, y + 8, 400, { family: TEXT, weight: 500, size: 32, color: COLORS.soft });
  pen.textAlign = 'left';
}
