import states from './states.json' with { type: 'json' };

/** Codes by what people call states, cities that they mean a state by, and short forms. */
export const STATES: Readonly<Record<string, string>> = states;

const NAMES = new Map<string, string>();
for (const [name, code] of Object.entries(STATES)) if (!NAMES.has(code)) NAMES.set(code, name);
const WHOLE: ReadonlySet<string> = new Set(NAMES.values());

export const isStateCode = (code: string) => NAMES.has(code);

/** Whether it is the whole name of a state, in small letters. */
export const isStateName = (said: string) => WHOLE.has(said);

/** "North Dakota". */
export const stateName = (code: string) =>
  code === 'DC' ? 'Washington, DC' : (NAMES.get(code) ?? code).replaceAll(/\b[a-z]/g, (first) => first.toUpperCase());
