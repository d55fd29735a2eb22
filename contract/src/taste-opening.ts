/** How many cards a taste has. */
export const TASTE_CARDS = 12;

/**
 * The cards that everybody gets first, so that the page that asks them can be written when it is built: the ones that tell
 * most of a stranger. A test holds them to the items that are asked and to the engine's choice.
 */
export const OPENING = [
  { id: 103, text: 'Make art, like drawings, paintings or posters', area: 'visual_art' },
  { id: 120, text: 'Get a broken engine or machine running again', area: 'fix_machines' },
  { id: 154, text: 'Find out what is making a patient sick', area: 'medicine' },
  { id: 136, text: 'Keep track of money and plan how to use it', area: 'money' },
  { id: 140, text: 'Design robots, bridges or new machines', area: 'engineer' },
  { id: 153, text: 'Do work that keeps your body moving all day', area: 'active_work' },
] as const;
