type Row = ArrayLike<number>;

export function mean(row: Row): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i]!;
  return sum / row.length;
}

/** Population standard deviation. */
export function deviation(row: Row): number {
  const middle = mean(row);
  let squares = 0;
  for (let i = 0; i < row.length; i++) squares += (row[i]! - middle) ** 2;
  return Math.sqrt(squares / row.length);
}

/** Length of the row after its mean is taken out, at least 1e-9 so that an all-equal row divides to zeros. */
export function centredLength(row: Row): number {
  return Math.max(deviation(row) * Math.sqrt(row.length), 1e-9);
}

/** The row without its mean, brought to length 1; an all-equal row gives zeros. */
export function unit(row: Row): number[] {
  const middle = mean(row);
  return scaled(row, middle, centredLength(row));
}

/** The row in its own standard deviations; `floor` keeps a nearly flat row from being blown up. */
export function standardise(row: Row, floor: number): number[] {
  const middle = mean(row);
  return scaled(row, middle, Math.max(deviation(row), floor));
}

// Rows of one person are plain arrays: making a typed array costs more than all the sums done with it.
function scaled(row: Row, middle: number, by: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < row.length; i++) out.push((row[i]! - middle) / by);
  return out;
}

/** Pearson correlation; 0 when either row is all equal. */
export function correlation(a: Row, b: Row): number {
  const left = unit(a);
  const right = unit(b);
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += left[i]! * right[i]!;
  return sum;
}

/** z-scores of each column of a row-major table, population deviation, in a new array. */
export function columnScores(table: Float64Array, columns: number): Float64Array {
  const rows = table.length / columns;
  const out = new Float64Array(table.length);
  const column = new Float64Array(rows);
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) column[r] = table[r * columns + c]!;
    const scores = standardise(column, 1e-9);
    for (let r = 0; r < rows; r++) out[r * columns + c] = scores[r]!;
  }
  return out;
}
