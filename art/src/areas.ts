import type { Paint } from './paint.ts';
import type { ToolName } from './tool.tsx';

/** The four tints of the tokens that a small tile can stand on. */
export type Tint = 'mint' | 'blue' | 'straw' | 'waffle';

/** A ground and the second colour of the shapes on it. */
export type Ground = readonly [ground: Paint, second: Paint];

export const GROUNDS = {
  waffle: ['waffle-l', 'waffle'],
  cream: ['waffle-l', 'vanilla'],
  vanilla: ['vanilla', 'waffle-l'],
  blueberry: ['blue-l', '#A3A9F2'],
  night: ['blue', 'blue-d'],
  strawberry: ['straw-l', 'straw'],
  jam: ['straw', 'straw-d'],
  mint: ['mint-l', 'mint'],
  leaf: ['mint', 'mint-d'],
} as const satisfies Record<string, Ground>;

interface AreaLook {
  tool: ToolName;
  tint: Tint;
  ground: Ground;
}

const look = (tool: ToolName, tint: Tint, ground: keyof typeof GROUNDS): AreaLook => ({
  tool,
  tint,
  ground: GROUNDS[ground],
});

/** How each of the 48 interest areas looks: its own tool, the tint of its tile, the ground of its picture. */
export const AREA_LOOKS = {
  fix_machines: look('wrench', 'blue', 'waffle'),
  electronics: look('microchip', 'waffle', 'strawberry'),
  build: look('house', 'mint', 'leaf'),
  vehicles: look('truck', 'waffle', 'vanilla'),
  make_products: look('gear', 'straw', 'blueberry'),
  active_work: look('glove', 'mint', 'mint'),
  protect: look('lifebuoy', 'blue', 'blueberry'),
  grow: look('sprout', 'waffle', 'vanilla'),
  animals: look('paw', 'waffle', 'waffle'),
  craft: look('saw', 'straw', 'strawberry'),
  wiring: look('plug', 'blue', 'night'),
  tidy: look('broom', 'straw', 'cream'),
  lab_test: look('microscope', 'mint', 'mint'),
  outdoors: look('mountain', 'mint', 'vanilla'),
  sports: look('ball', 'blue', 'blueberry'),
  engineer: look('bridge', 'blue', 'blueberry'),
  physics: look('planet', 'straw', 'strawberry'),
  chemistry: look('beaker', 'waffle', 'waffle'),
  biology: look('dna', 'blue', 'cream'),
  medicine: look('stethoscope', 'mint', 'mint'),
  math: look('calculator', 'straw', 'strawberry'),
  coding: look('laptop', 'blue', 'waffle'),
  mind: look('brain', 'blue', 'blueberry'),
  past_culture: look('vase', 'mint', 'leaf'),
  maps_cities: look('folded-map', 'waffle', 'vanilla'),
  visual_art: look('palette', 'waffle', 'jam'),
  perform: look('mask', 'straw', 'night'),
  write: look('pencil', 'mint', 'mint'),
  media: look('camera', 'straw', 'jam'),
  style: look('scissors', 'waffle', 'waffle'),
  cook: look('pot', 'straw', 'strawberry'),
  new_ideas: look('bulb', 'blue', 'night'),
  teach: look('book', 'mint', 'leaf'),
  counsel: look('speech', 'mint', 'night'),
  care: look('heart', 'straw', 'strawberry'),
  languages: look('two-tongues', 'waffle', 'vanilla'),
  serve: look('counter-bell', 'mint', 'leaf'),
  meaning: look('candle', 'blue', 'blueberry'),
  travel_events: look('ticket', 'straw', 'mint'),
  sell: look('price-tag', 'waffle', 'cream'),
  lead: look('flag', 'mint', 'mint'),
  strategy: look('briefcase', 'blue', 'blueberry'),
  law: look('scales', 'waffle', 'vanilla'),
  hire: look('name-badge', 'straw', 'jam'),
  money: look('coins', 'waffle', 'blueberry'),
  office: look('folder', 'mint', 'leaf'),
  records: look('spreadsheet', 'blue', 'blueberry'),
  inspect: look('checklist', 'straw', 'jam'),
} as const satisfies Record<string, AreaLook>;

export type AreaKey = keyof typeof AREA_LOOKS;

export const AREA_KEYS = Object.keys(AREA_LOOKS) as AreaKey[];

/** The tint of a career's ground: its leading area's; a thin profile leads to no area. */
export function tintOf(areas: readonly string[]): Tint {
  const lead = areas.find(isAreaKey);
  return lead ? AREA_LOOKS[lead].tint : 'waffle';
}

/** Whether a word from the wire names one of the 48 areas. */
export function isAreaKey(word: string): word is AreaKey {
  return Object.hasOwn(AREA_LOOKS, word);
}
