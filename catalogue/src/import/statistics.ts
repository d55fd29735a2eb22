/** A table of numbers: one array per row. */
export type Matrix = number[][];

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/**
 * Standard scores with the population's standard deviation; a column that never varies gives zeros.
 * @param counted by which of the values middle and spread go; all of them where it is left out
 */
export function standardize(values: readonly number[], counted?: readonly boolean[]): number[] {
  const sample = counted ? values.filter((_, index) => counted[index]) : values;
  const middle = mean(sample);
  const deviation = Math.sqrt(mean(sample.map((value) => (value - middle) ** 2)));
  return values.map((value) => (deviation === 0 ? 0 : (value - middle) / deviation));
}

/** A row minus its own mean, scaled to length 1. */
export function unitRow(row: readonly number[]): number[] {
  const middle = mean(row);
  return scaleToUnit(row.map((value) => value - middle));
}

export function scaleToUnit(row: readonly number[]): number[] {
  const length = Math.max(Math.sqrt(dot(row, row)), 1e-9);
  return row.map((value) => value / length);
}

export function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

export function transpose(matrix: Matrix): Matrix {
  return (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0));
}

export function correlation(one: readonly number[], other: readonly number[]): number {
  return dot(unitRow(one), unitRow(other));
}

export function round(value: number, digits: number): number {
  // `+ 0` turns -0 into 0, so that the written data do not depend on the sign of nothing.
  return Number(value.toFixed(digits)) + 0;
}
