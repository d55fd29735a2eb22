import type { ReactNode } from 'react';

import { Picture, type ArtProps, type Place } from './picture.tsx';
import { Brush, Camera, Mask, MusicNote, Palette, Pencil } from './tools/arts.tsx';
import { Briefcase, Checklist, Coins, Folder, NameBadge, PriceTag, Scales, Spreadsheet, Ticket } from './tools/business.tsx';
import { Broom, Candle, CounterBell, Glove, Pot, Scissors, Vase } from './tools/home.tsx';
import { Book, Gamepad, GradCap, Laptop } from './tools/learning.tsx';
import { Bolt, Bridge, Gear, Hammer, House, Microchip, Wrench } from './tools/making.tsx';
import { Foliage, Mountain, Paw, Sprout, Tent } from './tools/nature.tsx';
import { Ball, Heart, Megaphone, SmileBubble, Speech, TwoTongues, Whistle } from './tools/people.tsx';
import { Bulb, FoldedMap, Lifebuoy, Plug, Saw, Truck } from './tools/places.tsx';
import { Beaker, Brain, Calculator, Dna, Lens, Microscope, Planet, Stethoscope } from './tools/science.tsx';
import { Clock, Flag, Pin, Star } from './tools/signs.tsx';

const TOOLS = {
  ball: Ball,
  beaker: Beaker,
  bolt: Bolt,
  book: Book,
  brain: Brain,
  bridge: Bridge,
  briefcase: Briefcase,
  broom: Broom,
  brush: Brush,
  bulb: Bulb,
  calculator: Calculator,
  camera: Camera,
  candle: Candle,
  checklist: Checklist,
  clock: Clock,
  coins: Coins,
  'counter-bell': CounterBell,
  dna: Dna,
  flag: Flag,
  'folded-map': FoldedMap,
  folder: Folder,
  foliage: Foliage,
  gamepad: Gamepad,
  gear: Gear,
  glove: Glove,
  'grad-cap': GradCap,
  hammer: Hammer,
  heart: Heart,
  house: House,
  laptop: Laptop,
  lens: Lens,
  lifebuoy: Lifebuoy,
  mask: Mask,
  megaphone: Megaphone,
  microchip: Microchip,
  microscope: Microscope,
  mountain: Mountain,
  'music-note': MusicNote,
  'name-badge': NameBadge,
  palette: Palette,
  paw: Paw,
  pencil: Pencil,
  pin: Pin,
  planet: Planet,
  plug: Plug,
  pot: Pot,
  'price-tag': PriceTag,
  saw: Saw,
  scales: Scales,
  scissors: Scissors,
  'smile-bubble': SmileBubble,
  speech: Speech,
  spreadsheet: Spreadsheet,
  sprout: Sprout,
  star: Star,
  stethoscope: Stethoscope,
  tent: Tent,
  ticket: Ticket,
  truck: Truck,
  'two-tongues': TwoTongues,
  vase: Vase,
  whistle: Whistle,
  wrench: Wrench,
} as const satisfies Record<string, (place: Place) => ReactNode>;

export type ToolName = keyof typeof TOOLS;

/** Every tool of the kit, in the order of the alphabet. */
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

/** A tool as a part of a scene. */
export function Tool({ name, ...place }: Place & { name: ToolName }) {
  const Drawing = TOOLS[name];
  return <Drawing {...place} />;
}

/** A tool as a picture of its own. */
export function ToolIcon({ name, turn, ...art }: ArtProps & { name: ToolName; turn?: number }) {
  return (
    <Picture width={120} height={120} {...art}>
      <Tool name={name} x={60} y={60} scale={0.98} turn={turn} />
    </Picture>
  );
}
