import { columnScores } from '@careerscoop/engine/linear';

/** Correlation of two columns of row-major tables whose columns have mean 0 and deviation 1. */
export function columnCorrelation(
  one: Float64Array,
  oneWidth: number,
  oneColumn: number,
  other: Float64Array,
  otherWidth: number,
  otherColumn: number,
): number {
  const rows = one.length / oneWidth;
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    sum += one[row * oneWidth + oneColumn]! * other[row * otherWidth + otherColumn]!;
  }
  return sum / rows;
}

/** Row-major table of z-scores from one list per column. */
export function scoresOfColumns(columns: readonly (readonly number[])[]): Float64Array {
  const rows = columns[0]!.length;
  const table = new Float64Array(rows * columns.length);
  columns.forEach((column, c) => column.forEach((value, r) => (table[r * columns.length + c] = value)));
  return columnScores(table, columns.length);
}

/**
 * Lower triangle L with L·Lᵀ = `matrix` (row-major, `size` square), by Cholesky.
 * @throws RangeError when the matrix is not positive definite
 */
export function lowerTriangle(matrix: Float64Array, size: number): Float64Array {
  const out = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) rest -= out[row * size + k]! * out[column * size + k]!;
      if (row === column && !(rest > 0)) throw new RangeError('the correlations are not positive definite');
      out[row * size + column] = row === column ? Math.sqrt(rest) : rest / out[column * size + column]!;
    }
  }
  return out;
}
