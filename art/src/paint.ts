/** Paint names of the illustration kit. Their values live in ui/tokens.css as --a-<name>, one set a theme. */
export const PAINTS = [
  'cream',
  'vanilla',
  'white',
  'straw',
  'straw-d',
  'straw-l',
  'mint',
  'mint-d',
  'mint-l',
  'blue',
  'blue-d',
  'blue-l',
  'waffle',
  'waffle-d',
  'waffle-l',
  'choc',
  'choc-l',
  'cherry',
  'milk',
  'stem',
] as const;

export type PaintName = (typeof PAINTS)[number];
export type Paint = PaintName | `#${string}`;

/** A paint name as something an SVG attribute understands; a plain hex colour passes through. */
export function paint(name: Paint): string {
  return name.startsWith('#') ? name : `var(--a-${name})`;
}

export type SkinTone = 1 | 2 | 3 | 4 | 5;

/** Each skin with the one darker shade of neck and nose. The same in both themes: people keep their faces. */
export const SKINS: Record<SkinTone, readonly [skin: string, shade: string]> = {
  1: ['#F8CFAE', '#E9AE88'],
  2: ['#E6A97C', '#CF8A5C'],
  3: ['#BC7A4E', '#9C5F38'],
  4: ['#8C5535', '#6F3F25'],
  5: ['#623A27', '#4A2919'],
};

const HAIR_COLORS = {
  black: '#2A1814',
  brown: '#5D3120',
  ginger: '#B9572A',
  blond: '#E5B153',
  grey: '#BDB4AC',
  blue: '#33378E',
  auburn: '#7E2F22',
} as const;

/** Scarves and turbans take a paint of the kit where hair takes a hair colour. */
export type HairColor = keyof typeof HAIR_COLORS | Exclude<PaintName, 'blue'> | `#${string}`;

export function hairPaint(color: HairColor): string {
  return color in HAIR_COLORS ? HAIR_COLORS[color as keyof typeof HAIR_COLORS] : paint(color as Paint);
}

/** One decimal is enough for any curve of the kit and keeps the markup small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
