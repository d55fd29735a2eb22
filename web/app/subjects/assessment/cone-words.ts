import type { Question } from '@careerscoop/contract/assessment';
import { dragWords } from './drag-targets.ts';

export type Skill = Pick<Question, 'id' | 'question' | 'title' | 'description'>;

export const TRAY = 'tray';
export const BANDS = [1, 2, 3, 4, 5] as const;
export const BAND_TARGETS = BANDS.map((band) => bandTarget(band));

/** The id of a skill's chip in the page, wherever it lies. */
export const skillId = ({ id }: Pick<Skill, 'id'>) => `skill-${id}`;

/** The id of an answer to the skill that is asked for. */
export const rateId = (band: number) => `rate-${band}`;

export function bandTarget(band: number): string {
  return `band-${band}`;
}

export function bandOf(target: string): number {
  return Number(target.slice('band-'.length));
}

/** The chip after this one in the tray, or the one before the last. */
export function nextInTray(tray: Skill[], skill: Skill): string | undefined {
  const at = tray.findIndex(({ id }) => id === skill.id);
  const next = tray[at + 1] ?? tray[at - 1];
  return next && skillId(next);
}

/** The first open skill after the one that was rated last, in the order of the questions, and from the start again. */
export function nextToSort(skills: Skill[], open: Skill[], after: number | undefined): Skill | undefined {
  const from = skills.findIndex(({ id }) => id === after) + 1;
  return [...skills.slice(from), ...skills.slice(0, from)].find((skill) => open.includes(skill));
}

const left = (count: number) => (count === 1 ? '1 skill left.' : `${count} skills left.`);

/** Everything that is said aloud at the cone. */
export function coneWords(skills: Skill[], bands: string[], cone: Record<string, number>) {
  const nameOf = (id: string) => skills.find((skill) => skillId(skill) === id)?.question ?? 'The skill';
  const bandName = (band: number) => bands[band - 1] ?? `step ${band}`;
  const open = (without: Pick<Skill, 'id'>) => skills.filter(({ id }) => id !== without.id && cone[id] === undefined).length;
  const putInto = (skill: Skill, band: number) => `${skill.question}: ${bandName(band)}. ${left(open(skill))}`;
  const takenOut = (skill: Skill) => `${skill.question} is back in the tray. ${left(open(skill) + 1)}`;
  return {
    /** What a narrow screen says above the cone. */
    hint: (asked: Skill) => `${asked.title} Nobody grades it.`,
    putInto,
    /** The same where the next skill comes by itself. */
    putAndNext: (skill: Skill, band: number, next: Skill | undefined) =>
      next ? `${putInto(skill, band)} Next: ${next.question}. ${next.description}` : `${putInto(skill, band)} All sorted.`,
    takenOut,
    stays: (skill: Skill) => `${skill.question} stays where it was.`,
    drag: dragWords({
      thing: nameOf,
      target: (id) => (id === TRAY ? 'the tray' : `“${bandName(bandOf(id))}”`),
    }),
    instructions: {
      draggable:
        'Press Enter to say how good you are at it, or to take a sorted skill out again. ' +
        'Or press Space to pick the skill up, the up and down arrows to choose its place in the cone, and Space to drop it. ' +
        'Escape puts it back.',
    },
  };
}
