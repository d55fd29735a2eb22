import { lookAt } from '../../../src/companions/safety/look-at.ts';
import { readOpinion } from '../../../src/companions/safety/second-opinion.ts';
import weights from '../../../src/companions/safety/weights.json' with { type: 'json' };
import { readHarmless, readPrompts, readSets } from './examples.ts';
import { type Read, trainDanger } from './train.ts';

const share = (caught: boolean[]) => `${((100 * caught.filter(Boolean).length) / Math.max(1, caught.length)).toFixed(1)} %`;

/** Each author's set, looked at with a model that has read everybody else's: what a stranger's messages would meet. */
export function crossed(all: Read[]): string[] {
  const total = { danger: [] as boolean[], explicit: [] as boolean[], harmless: [] as boolean[] };
  const line = (name: string, { danger, explicit, harmless }: typeof total) =>
    `${name}: danger found ${share(danger)}, explicit ${share(explicit)}, harmless taken for danger ${share(harmless)}`;
  const lines = readSets().map((set) => {
    const danger = trainDanger(all.filter(({ author }) => author !== set));
    const opinionOf = readOpinion({ danger, kinds: weights.kinds });
    const caught = (text: string, before: string[] = []) =>
      lookAt(
        text,
        before.map((content) => ({ role: 'user', content })),
        opinionOf,
      ).tier === 2;
    const found = readPrompts(set)
      .filter(({ tier }) => tier === 2)
      .map((prompt) => ({ ...prompt, caught: caught(prompt.text, prompt.before) }));
    const part = {
      danger: found.map((each) => each.caught),
      explicit: found.filter(({ explicit }) => explicit).map((each) => each.caught),
      harmless: readHarmless(set).map(({ text }) => caught(text)),
    };
    for (const key of ['danger', 'explicit', 'harmless'] as const) total[key].push(...part[key]);
    return line(set, part);
  });
  return [...lines, line('all', total)];
}
