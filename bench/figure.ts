/** One measured figure beside its yardstick, both from the same run on the same machine. */
export interface Figure {
  name: string;
  value: number;
  yardstick: number;
  unit: string;
  /** value / yardstick, or the other way round where more is better: always such that the bar can be compared. */
  ratio: number;
  bar: string;
  met: boolean;
  /** What the figure is a sum of, or what else the same run showed. */
  details?: unknown;
}
