import { NONE } from './cups.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { openQuestions } from './part-state.ts';
import type { Screen } from './screens.ts';

/** What is still to do on a screen, in the words between Previous and Next. */
export function statusLine(screen: Screen, kept: KeptAnswers): string {
  const open = openQuestions(screen.scenario, screen.questions, kept).length;
  switch (screen.kind) {
    case 'rating':
      return open === 0 ? 'All done on this page' : `${open} more on this page`;
    case 'cone':
      if (open === 0) return 'Every skill is in the cone';
      return open === 1 ? '1 skill left in the tray' : `${open} skills left in the tray`;
    case 'situation':
      return open === 0 ? 'Change your mind any time' : 'Choose one';
    case 'cups':
      return cupsLine(kept);
    case 'film':
      return 'Go on whenever you like';
    case 'intro':
      return '';
  }
}

function cupsLine({ cups }: KeptAnswers): string {
  if (cups.includes(NONE)) return 'You picked None';
  const free = cups.filter((cup) => cup === null).length;
  return ['All three are placed', 'One more to place', 'Two more to place', 'Three cups to place'][free] ?? '';
}

/** Where the student is, for the progress bar and the line above the heading. */
export function placeLine({ kind, scenario, page, pages }: Screen): string {
  const part = `Part ${scenario.scenario_id} of 4`;
  if (kind === 'film') return 'Before you start';
  if (kind === 'rating') return `${part}, page ${page} of ${pages}`;
  if (kind === 'situation') return `${part}, moment ${page} of ${pages}`;
  return scenario.scenario_id === 4 ? `${part}, the last one` : part;
}
