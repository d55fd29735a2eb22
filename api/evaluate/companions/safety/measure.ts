import { type Prompt, readHarmless, readPrompts } from './examples.ts';

const share = (hits: number, of: number) => (of === 0 ? '–' : `${((100 * hits) / of).toFixed(1)} % (${hits}/${of})`);

/** Recall and false alarms on one set, by kind, form and language, as lines to read. */
export async function measure(set: string): Promise<string> {
  const { lookAt } = await import('../../../src/companions/safety/look-at.ts');
  const began = performance.now();
  const prompts = readPrompts(set).map((prompt) => ({
    prompt,
    look: lookAt(
      prompt.text,
      (prompt.before ?? []).map((content) => ({ role: 'user', content })),
    ),
  }));
  const harmless = readHarmless(set).map((each) => ({ each, look: lookAt(each.text) }));
  const took = (performance.now() - began) / (prompts.length + harmless.length);
  const danger = prompts.filter(({ prompt }) => prompt.tier === 2);
  const explicit = danger.filter(({ prompt }) => prompt.explicit);
  const care = prompts.filter(({ prompt }) => prompt.tier === 1);
  const caught = (list: typeof prompts) => list.filter(({ look }) => look.tier === 2).length;
  const by = (key: 'kind' | 'form' | 'lang') =>
    [...new Set(danger.map(({ prompt }) => prompt[key]))].map((name) => {
      const list = danger.filter(({ prompt }) => prompt[key] === name);
      return `    ${name}: ${share(caught(list), list.length)}`;
    });
  const alarms = harmless.filter(({ look }) => look.tier === 2);
  const named = (prompt: Prompt) =>
    `    ${prompt.kind}, ${prompt.form}, ${prompt.lang}: ${[...(prompt.before ?? []), prompt.text].join(' | ')}`;
  return [
    `set ${set}: ${took.toFixed(2)} ms a message`,
    `  danger found: ${share(caught(danger), danger.length)}; explicit: ${share(caught(explicit), explicit.length)}`,
    `  of these the kind is right: ${share(danger.filter(({ prompt, look }) => look.kind === prompt.kind).length, caught(danger))}`,
    `  care noticed: ${share(care.filter(({ look }) => look.tier > 0).length, care.length)}; of these taken for danger: ${caught(care)}`,
    `  harmless taken for danger: ${share(alarms.length, harmless.length)}; for care: ${share(harmless.filter(({ look }) => look.tier === 1).length, harmless.length)}`,
    '  by kind',
    ...by('kind'),
    '  by form',
    ...by('form'),
    '  by language',
    ...by('lang'),
    '  missed',
    ...danger.filter(({ look }) => look.tier !== 2).map(({ prompt }) => named(prompt)),
    '  false alarms',
    ...alarms.map(({ each, look }) => `    ${look.kind}: ${each.text}`),
  ].join('\n');
}
