import type { PersonProps } from './person.tsx';

export type Look = Pick<
  PersonProps,
  'skin' | 'hair' | 'hairColor' | 'top' | 'shade' | 'wear' | 'extras' | 'trousers' | 'shoes'
>;

/**
 * Ten people who come back from scene to scene. They have no names, so that nobody's part in a scene is
 * tied to who they seem to be; give the active part to each of them in turn.
 */
export const CAST = {
  ginger: {
    skin: 1, hair: 'swoop', hairColor: 'ginger', top: 'cherry', shade: '#B3123A', wear: 'hoodie',
    extras: ['glasses'], trousers: 'blue-d', shoes: 'choc',
  },
  puffs: {
    skin: 4, hair: 'puffs', hairColor: 'black', top: 'waffle', shade: 'waffle-d', wear: 'overall',
    extras: ['earrings'], trousers: 'choc-l', shoes: 'waffle',
  },
  hijab: {
    skin: 3, hair: 'hijab', hairColor: '#1F9B73', top: 'cream', shade: 'straw-l', wear: 'knit',
    trousers: 'straw-d', shoes: 'cherry',
  },
  flattop: {
    skin: 5, hair: 'flat', hairColor: 'black', top: 'blue', shade: 'blue-d', wear: 'tee',
    trousers: 'choc', shoes: 'mint-d',
  },
  turban: {
    skin: 2, hair: 'turban', hairColor: 'cherry', top: 'mint', shade: 'mint-d', wear: 'apron',
    trousers: 'blue-d', shoes: 'choc',
  },
  bluebob: {
    skin: 1, hair: 'bob', hairColor: 'blue', top: 'choc', shade: 'choc-l', wear: 'hoodie',
    extras: ['glasses'], trousers: 'choc-l', shoes: 'waffle',
  },
  wavy: {
    skin: 4, hair: 'wavy', hairColor: 'auburn', top: 'mint-d', shade: '#14785A', wear: 'tee',
    extras: ['hearing-aid'], trousers: 'straw-d', shoes: 'cherry',
  },
  greybun: {
    skin: 3, hair: 'bun', hairColor: 'grey', top: 'straw', shade: 'straw-d', wear: 'knit',
    extras: ['glasses', 'earrings'], trousers: 'choc', shoes: 'mint-d',
  },
  greyfade: {
    skin: 5, hair: 'fade', hairColor: 'grey', top: 'blue', shade: 'blue-d', wear: 'shirt',
    extras: ['beard', 'glasses'], trousers: 'blue-d', shoes: 'choc',
  },
  longhair: {
    skin: 2, hair: 'long', hairColor: 'black', top: 'straw', shade: 'straw-d', wear: 'hoodie',
    trousers: 'choc-l', shoes: 'waffle',
  },
} as const satisfies Record<string, Look>;
