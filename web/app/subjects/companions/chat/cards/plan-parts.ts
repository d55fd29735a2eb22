import type { CardOf } from '@careerscoop/contract/chat-cards';

type Plan = CardOf<'plan'>;
type When = Plan['steps'][number]['when'];

/** A step of the card as it stands there now, with its place in the card as it came. */
export interface DraftStep {
  at: number;
  text: string;
}

const WHEN: readonly When[] = ['this_week', 'this_year', 'later'];

/** What comes after this school year, for each grade in the server's words. */
const LATER: Readonly<Record<string, string>> = {
  Freshman: 'From grade 10 on',
  Sophomore: 'From grade 11 on',
  Junior: 'From grade 12 on',
  Senior: 'After grade 12',
};

function titleOf(when: When, grade: string | null): string {
  if (when === 'this_week') return 'This week';
  if (when === 'this_year') return 'This year';
  return grade === null ? 'Later' : (LATER[grade] ?? grade);
}

export const draftOf = ({ steps }: Plan): DraftStep[] => steps.map(({ text }, at) => ({ at, text }));

/** The parts of a plan that have steps, with their headings. */
export function partsOf({ steps, grade }: Plan, draft: readonly DraftStep[]) {
  return WHEN.map((when) => ({
    when,
    title: titleOf(when, grade),
    steps: draft.filter(({ at }) => steps[at]?.when === when),
  })).filter((part) => part.steps.length > 0);
}

/** The card as it is kept. A step in the student's own words has a key that stands for no words of ours. */
export function cardToKeep(card: Plan, draft: readonly DraftStep[]): Plan {
  const steps = draft.flatMap(({ at, text }) => {
    const step = card.steps[at];
    if (!step) return [];
    const own = text.trim();
    return own === step.text ? [step] : [{ ...step, key: `changed:${step.key}`, text: own }];
  });
  return { ...card, steps };
}
