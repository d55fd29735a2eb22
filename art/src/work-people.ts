import type { Look } from './cast.ts';

type Head = Pick<Look, 'hair' | 'hairColor' | 'skin'>;
type Heads = readonly [hair: Head['hair'], colors: readonly Head['hairColor'][], skins: readonly Head['skin'][]];

const DARK = ['black', 'brown'] as const;
const EVERY = ['black', 'brown', 'grey'] as const;
const CLOTH = ['#1F9B73', 'cherry', 'blue', 'straw'] as const;

/** Hair, with the colours and the skins that go with it. */
const HEADS: readonly Heads[] = [
  ['afro', EVERY, [3, 4, 5]],
  ['bald', ['brown'], [1, 2, 3, 4, 5]],
  ['bob', ['black', 'brown', 'blond', 'grey'], [1, 2]],
  ['bob', DARK, [3, 4]],
  ['braids', DARK, [3, 4, 5]],
  ['bun', ['ginger', 'blond'], [1]],
  ['bun', EVERY, [1, 2, 3, 4, 5]],
  ['curls', ['ginger', 'blond'], [1]],
  ['curls', DARK, [2, 3, 4, 5]],
  ['fade', EVERY, [3, 4, 5]],
  ['flat', DARK, [2, 4, 5]],
  ['hijab', CLOTH, [1, 2, 3, 4, 5]],
  ['long', ['ginger', 'blond'], [1]],
  ['long', DARK, [1, 2, 3, 4]],
  ['pony', ['ginger', 'blond'], [1]],
  ['pony', EVERY, [1, 2, 3, 4, 5]],
  ['puffs', DARK, [3, 4, 5]],
  ['short', ['ginger', 'blond'], [1]],
  ['short', EVERY, [1, 2, 3, 4, 5]],
  ['swoop', ['ginger', 'blond'], [1]],
  ['swoop', EVERY, [1, 2, 3]],
  ['turban', CLOTH, [2, 3, 4]],
  ['wavy', ['ginger', 'blond'], [1]],
  ['wavy', EVERY, [1, 2, 3, 4]],
];

/** Many more people than the ten of the cast: of ten careers that come together, hardly two shall show the same one. */
export const WORK_PEOPLE: readonly Head[] = HEADS.flatMap(([hair, colors, skins]) =>
  colors.flatMap((hairColor) => skins.map((skin) => ({ hair, hairColor, skin }))),
).filter(({ hair, hairColor, skin }) => hair === 'bald' || hairColor !== 'brown' || skin < 5); // That hair is not seen on that skin.
