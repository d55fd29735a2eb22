import { scoopPath, shinePath } from '@careerscoop/art/scoop-path.ts';

/** The picture is light whatever the theme, and goes where our style sheets do not: the values of ui/tokens.css. */
export const COLORS = {
  ground: '#fff5e4',
  ink: '#2f1a12',
  soft: '#67473a',
  line: '#ebd7bb',
  room: '#ff9db0',
  cherry: '#d81e45',
  white: '#fffdf8',
  mint: '#66d0a8',
  mintLight: '#bfefdb',
  vanilla: '#ffe2a0',
  blue: '#5258c8',
  blueLight: '#c6caf8',
  straw: '#ff7c96',
  waffle: '#f0ae4c',
  waffleDark: '#cc8324',
} as const;

export const DISPLAY = '"Bricolage Grotesque Variable", "Trebuchet MS", sans-serif';
export const TEXT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';

type Pen = CanvasRenderingContext2D;

export function scoop(pen: Pen, x: number, y: number, r: number, color: string, shine: string): void {
  pen.fillStyle = color;
  pen.fill(new Path2D(scoopPath(x, y, r, 5)));
  pen.strokeStyle = shine;
  pen.lineWidth = r * 0.1;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(shinePath(x, y, r)));
}

export function cherry(pen: Pen, x: number, y: number, r: number): void {
  pen.strokeStyle = COLORS.ink;
  pen.lineWidth = r * 0.24;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(`M${x} ${y - r * 0.8}q${r * 0.1} ${-r} ${r * 1.2} ${-r * 1.6}`));
  pen.fillStyle = COLORS.cherry;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}

/** A waffle cone hanging from the middle of its rim. */
export function cone(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.save();
  pen.clip(new Path2D(`M${x - width / 2} ${y}L${x + width / 2} ${y}L${x + 10} ${y + height}L${x - 10} ${y + height}Z`));
  pen.fillStyle = COLORS.waffle;
  pen.fillRect(x - width, y, width * 2, height);
  pen.strokeStyle = COLORS.waffleDark;
  pen.lineWidth = width * 0.022;
  for (let step = -3; step < 9; step += 1) {
    const start = x - width / 2 + (width / 4.2) * step;
    pen.stroke(
      new Path2D(`M${start} ${y - 20}l${height * 0.62} ${height + 40}M${start + width * 0.2} ${y - 20}l${-height * 0.62} ${height + 40}`),
    );
  }
  pen.restore();
  room(pen, x - width * 0.54, y - height * 0.03, width * 1.08, height * 0.09, height * 0.045, COLORS.waffleDark);
}

/** A block of colour with soft corners. */
export function room(pen: Pen, x: number, y: number, width: number, height: number, radius: number, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

interface Type {
  family: string;
  weight: number;
  /** The size it has where it fits. */
  size: number;
  color: string;
}

/** One line of text, made smaller until it fits; `y` is its foot. */
export function line(pen: Pen, text: string, x: number, y: number, width: number, { family, weight, size, color }: Type): void {
  pen.fillStyle = color;
  for (let fitting = size; fitting > 12; fitting -= 1) {
    pen.font = `${weight} ${fitting}px ${family}`;
    if (pen.measureText(text).width <= width) break;
  }
  pen.fillText(text, x, y);
}
