import definitions from '../../definitions/lexicons.json' with { type: 'json' };

export type LexiconName = keyof typeof definitions;

/** Patterns of whole words. Edited by hand in definitions/lexicons.json. */
interface Lexicon {
  /** A task with one of these speaks of the lexicon's subject. */
  words: string[];
  /** Phrases in which the words mean something else ("power plants"); they are cut out before looking. */
  stop?: string[];
  /** A task with one of these never counts, whatever else it says. */
  skip?: string[];
}

export const lexiconNames = Object.keys(definitions) as LexiconName[];

const compiled = new Map(Object.entries<Lexicon>(definitions).map(([name, lexicon]) => [name, compile(lexicon)]));

/** Whether a task statement speaks of the subject of a lexicon. */
export function speaksOf(name: LexiconName, task: string): boolean {
  return compiled.get(name)?.(task) ?? false;
}

function compile({ words, stop = [], skip = [] }: Lexicon): (task: string) => boolean {
  const [sought, cut, never] = [words, stop, skip].map(anyOf);
  return (task) => {
    if (never?.test(task)) return false;
    // What is cut leaves a gap that joins no words.
    return sought!.test(cut ? task.replaceAll(new RegExp(cut, 'gi'), '_ _') : task);
  };
}

function anyOf(patterns: readonly string[]): RegExp | undefined {
  return patterns.length === 0 ? undefined : new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'i');
}
