import { dot, type Matrix, transpose } from './statistics.ts';

/**
 * The leading right singular vectors of a matrix, largest first, by Jacobi rotations of its Gram matrix.
 * No randomness and a fixed order of operations: the same input gives the same bits. Of the two signs of a
 * vector the one with a positive largest entry is taken.
 */
export function principalAxes(rows: Matrix, count: number): Matrix {
  const columns = transpose(rows);
  const gram = columns.map((one) => columns.map((other) => dot(one, other)));
  const vectors = diagonalize(gram);
  return vectors
    .map((vector, index) => ({ vector, value: gram[index]?.[index] ?? 0 }))
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ vector }) => fixSign(vector));
}

const SWEEPS = 60;

/** Makes the symmetric matrix diagonal in place and returns its eigenvectors, one per row. */
function diagonalize(matrix: Matrix): Matrix {
  const size = matrix.length;
  const vectors: Matrix = matrix.map((_, row) => matrix.map((__, column) => (row === column ? 1 : 0)));
  const scale = matrix.reduce((sum, row) => sum + dot(row, row), 0);
  for (let sweep = 0; sweep < SWEEPS && offDiagonal(matrix) > 1e-26 * scale; sweep += 1) {
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, p, q);
  }
  return vectors;
}

function offDiagonal(matrix: Matrix): number {
  return matrix.reduce((sum, row, i) => sum + row.reduce((own, value, j) => own + (i === j ? 0 : value * value), 0), 0);
}

/** One rotation in the plane of p and q that makes their common entry zero. */
function rotate(matrix: Matrix, vectors: Matrix, p: number, q: number): void {
  const rowP = matrix[p] as number[];
  const rowQ = matrix[q] as number[];
  const shared = rowP[q] as number;
  if (shared === 0) return;
  const theta = ((rowQ[q] as number) - (rowP[p] as number)) / (2 * shared);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  turn(rowP, rowQ, cosine, sine);
  for (const row of matrix) {
    const [a, b] = [row[p] as number, row[q] as number];
    row[p] = cosine * a - sine * b;
    row[q] = sine * a + cosine * b;
  }
  turn(vectors[p] as number[], vectors[q] as number[], cosine, sine);
}

function turn(one: number[], other: number[], cosine: number, sine: number): void {
  for (let k = 0; k < one.length; k += 1) {
    const [a, b] = [one[k] as number, other[k] as number];
    one[k] = cosine * a - sine * b;
    other[k] = sine * a + cosine * b;
  }
}

function fixSign(vector: number[]): number[] {
  const largest = vector.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best), 0);
  return largest < 0 ? vector.map((value) => -value) : vector;
}
