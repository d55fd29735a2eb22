import { NONE } from './cups.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { openQuestions } from './part-state.ts';
import type { Screen } from './screens.ts';

/**
 * What is still to do on a screen, in the words between Previous and Next. Where stages were chosen by its answers it says
 * what a change does and has done, and where it is asked again, why.
 */
export function statusLine(screen: Screen, kept: KeptAnswers, { changed = false, decides = false, again = false } = {}): string {
  const open = openQuestions(screen.scenario, screen.questions, kept).length;
  if (changed && open === 0) return 'Later answers that fit are kept';
  if (decides && open === 0) return 'A change may change what follows';
  if (again && open > 0) return 'New, since you changed an answer';
  switch (screen.kind) {
    case 'rating':
    case 'again':
      return open === 0 ? 'All done on this page' : `${open} more on this page`;
    case 'cone':
      if (open === 0) return 'Every skill is in the cone';
      return open === 1 ? '1 skill left in the tray' : `${open} skills left in the tray`;
    case 'situation':
    case 'choice':
      return open === 0 ? 'Change your mind any time' : 'Choose one';
    case 'cups':
      return cupsLine(kept);
    case 'film':
      return 'Go on whenever you like';
    case 'intro':
    case 'wait':
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
  if (scenario.staged) return pages > 0 ? `${part}, page ${page} of ${pages}` : part;
  return scenario.scenario_id === 4 ? `${part}, the last one` : part;
}
