/**
 * The vector that a symmetric, positive definite matrix turns into `right`, by Cholesky.
 * @throws RangeError when the matrix is neither
 */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = matrix.map(() => new Array<number>(size).fill(0));
  for (let one = 0; one < size; one++) {
    for (let other = 0; other <= one; other++) {
      let left = matrix[one]![other]!;
      for (let k = 0; k < other; k++) left -= lower[one]![k]! * lower[other]![k]!;
      if (one === other && !(left > 0)) throw new RangeError('the matrix is not positive definite');
      lower[one]![other] = one === other ? Math.sqrt(left) : left / lower[other]![other]!;
    }
  }
  const out = [...right];
  for (let one = 0; one < size; one++) {
    for (let k = 0; k < one; k++) out[one] = out[one]! - lower[one]![k]! * out[k]!;
    out[one] = out[one]! / lower[one]![one]!;
  }
  for (let one = size - 1; one >= 0; one--) {
    for (let k = one + 1; k < size; k++) out[one] = out[one]! - lower[k]![one]! * out[k]!;
    out[one] = out[one]! / lower[one]![one]!;
  }
  return out;
}
