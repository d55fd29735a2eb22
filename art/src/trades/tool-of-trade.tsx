import { At, type Place } from '../picture.tsx';
import { Tool, TOOL_NAMES, type ToolName } from '../tool.tsx';
import { BUILDING_TRADES } from './building.tsx';
import { FOOD_TRADES } from './food.tsx';
import { HEALTH_TRADES } from './health.tsx';
import { MAKING_TRADES } from './making.tsx';
import { OFFICE_TRADES } from './office.tsx';
import { OUTDOOR_TRADES } from './outdoors.tsx';
import { POWER_TRADES } from './power.tsx';
import { SAFETY_TRADES } from './safety.tsx';
import { SHOW_TRADES } from './show.tsx';
import { TRAVEL_TRADES } from './travel.tsx';

// Only pictures that are written as files draw these: the browser's script carries the tools of the 48 areas alone.
const TRADES = {
  ...BUILDING_TRADES,
  ...FOOD_TRADES,
  ...HEALTH_TRADES,
  ...MAKING_TRADES,
  ...OFFICE_TRADES,
  ...OUTDOOR_TRADES,
  ...POWER_TRADES,
  ...SAFETY_TRADES,
  ...SHOW_TRADES,
  ...TRAVEL_TRADES,
} as const;

type TradeName = keyof typeof TRADES;

/** A tool of an interest area, or one of a trade. */
export type AnyTool = ToolName | TradeName;

export const ANY_TOOL_NAMES: readonly AnyTool[] = [...TOOL_NAMES, ...(Object.keys(TRADES) as TradeName[])].toSorted();

/** Any tool of the kit as a part of a picture. */
export function ToolOfTrade({ name, ...place }: Place & { name: AnyTool }) {
  return name in TRADES ? <At {...place}>{TRADES[name as TradeName]}</At> : <Tool name={name as ToolName} {...place} />;
}
