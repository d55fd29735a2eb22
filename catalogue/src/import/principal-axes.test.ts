import { describe, expect, it } from 'vitest';
import { principalAxes } from './principal-axes.ts';
import { dot, type Matrix, transpose } from './statistics.ts';

const rows: Matrix = Array.from({ length: 12 }, (_, i) => Array.from({ length: 5 }, (__, j) => Math.sin(3 * i + j * j + 1) * (j + 1)));

describe('principalAxes', () => {
  it('gives unit vectors at right angles', () => {
    const axes = principalAxes(rows, 5);
    axes.forEach((one, i) => axes.forEach((other, j) => expect(dot(one, other)).toBeCloseTo(i === j ? 1 : 0, 10)));
  });

  it('gives the eigenvectors of the Gram matrix, largest first', () => {
    const gram = transpose(rows).map((one) => transpose(rows).map((other) => dot(one, other)));
    const values = principalAxes(rows, 5).map((axis) => {
      const image = gram.map((row) => dot(row, axis));
      const value = dot(image, axis);
      image.forEach((entry, i) => expect(entry).toBeCloseTo(value * (axis[i] ?? 0), 8));
      return Math.round(value * 1e6);
    });
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  it('keeps all the likeness of rows when every axis is taken', () => {
    const axes = principalAxes(rows, 5);
    const placed = rows.map((row) => axes.map((axis) => dot(row, axis)));
    expect(dot(placed[2] ?? [], placed[7] ?? [])).toBeCloseTo(dot(rows[2] ?? [], rows[7] ?? []), 10);
  });

  it('gives the same bits in every run, with the largest entry positive', () => {
    expect(principalAxes(rows, 3)).toEqual(
      principalAxes(
        rows.map((row) => [...row]),
        3,
      ),
    );
    for (const axis of principalAxes(rows, 5)) {
      expect(axis.reduce((best, entry) => (Math.abs(entry) > Math.abs(best) ? entry : best), 0)).toBeGreaterThan(0);
    }
  });
});
