/** For each cell of a grid the nearest marked one and how far it is, in cells. */
export interface Nearest {
  distance: Float64Array;
  /** The number of the marked cell. */
  cell: Int32Array;
}

/** The exact distance transform of Felzenszwalb and Huttenlocher: one pass along the rows, one along the columns. */
export function nearestMarked(marked: (cell: number) => boolean, width: number, height: number): Nearest {
  const square = new Float64Array(width * height).fill(Infinity);
  const cell = new Int32Array(width * height).fill(-1);
  for (let at = 0; at < square.length; at++) {
    if (!marked(at)) continue;
    square[at] = 0;
    cell[at] = at;
  }
  for (let y = 0; y < height; y++) passLine(square, cell, y * width, 1, width);
  for (let x = 0; x < width; x++) passLine(square, cell, x, width, height);
  return { distance: square.map(Math.sqrt), cell };
}

/** Lower envelope of the parabolas that stand on the cells of a line. */
function passLine(square: Float64Array, cell: Int32Array, start: number, step: number, length: number): void {
  const height = Array.from({ length }, (_, index) => square[start + index * step] as number);
  const owner = Array.from({ length }, (_, index) => cell[start + index * step] as number);
  const feet: number[] = [];
  const begins: number[] = [];
  for (let at = 0; at < length; at++) {
    if (height[at] === Infinity) continue;
    let begin = -Infinity;
    while (feet.length > 0) {
      const foot = feet.at(-1) as number;
      begin = ((height[at] as number) + at * at - (height[foot] as number) - foot * foot) / (2 * (at - foot));
      if (begin > (begins.at(-1) as number)) break;
      feet.pop();
      begins.pop();
      begin = -Infinity;
    }
    feet.push(at);
    begins.push(begin);
  }
  if (feet.length === 0) return;
  let now = 0;
  for (let at = 0; at < length; at++) {
    while (now + 1 < feet.length && (begins[now + 1] as number) < at) now++;
    const foot = feet[now] as number;
    square[start + at * step] = (at - foot) ** 2 + (height[foot] as number);
    cell[start + at * step] = owner[foot] as number;
  }
}
