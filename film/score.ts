// The music of the film: four voices in F major, one beat every half second, one chord every two.

export interface Note {
  /** When it begins, in seconds. */
  at: number;
  midi: number;
  voice: 'box' | 'bar' | 'bass' | 'pad';
  /** Loudness, 0 to 1. */
  force: number;
}

const BEAT = 0.5;
const CHORDS: Record<string, readonly [bass: number, ...tones: number[]]> = {
  F: [41, 57, 60, 65],
  C: [36, 55, 60, 64],
  Dm: [38, 57, 62, 65],
  Bb: [34, 58, 62, 65],
  Am: [45, 57, 60, 64],
};

type Phrase = readonly (readonly [beat: number, midi: number])[];

const OPENING: Phrase = [
  [0, 69],
  [1, 72],
  [2, 77],
  [4, 76],
  [5, 72],
  [6, 67],
  [8, 69],
  [9, 74],
  [10, 77],
  [12, 74],
  [13, 72],
  [14, 70],
];
const ANSWER: Phrase = [
  [0, 69],
  [1, 72],
  [2, 77],
  [3, 79],
  [4, 79],
  [6, 76],
  [8, 77],
  [9, 74],
  [10, 70],
  [12, 72],
  [13, 76],
  [14, 79],
];
const HIGH: Phrase = [
  [0, 81],
  [2, 77],
  [3, 76],
  [4, 76],
  [5, 72],
  [6, 69],
  [8, 70],
  [9, 74],
  [10, 77],
  [12, 79],
  [14, 76],
];
const TURN: Phrase = [
  [0, 77],
  [1, 74],
  [2, 69],
  [4, 70],
  [5, 74],
  [6, 77],
  [8, 72],
  [9, 77],
  [10, 81],
  [12, 79],
  [13, 76],
  [14, 72],
];
/** The last one climbs home while the scoops land, and lets the top note ring. */
const HOME: Phrase = [
  [0, 69],
  [1, 72],
  [2, 77],
  [4, 74],
  [5, 77],
  [6, 82],
  [8, 79],
  [9, 76],
  [10, 72],
  [12, 72],
  [13, 77],
  [14, 81],
  [15, 84],
  [16, 77],
  [16.5, 81],
  [17, 89],
];

const SONG: readonly (readonly [chords: string, melody: Phrase])[] = [
  ['F C Dm Bb', OPENING],
  ['F C Bb C', ANSWER],
  ['F Am Bb C', HIGH],
  ['Dm Bb F C', TURN],
  ['F C Dm Bb', OPENING],
  ['F Bb C F F', HOME],
];

/** Every note of the film in one list. */
export function notes(): Note[] {
  let bar = 0;
  return SONG.flatMap(([chords, melody]) => {
    const start = bar * 4;
    const names = chords.split(' ');
    bar += names.length;
    return [
      ...melody.map(([beat, midi]): Note => ({ at: (start + beat) * BEAT, midi, voice: 'box', force: beat % 4 === 0 ? 1 : 0.82 })),
      ...names.flatMap((name, index) => accompany(CHORDS[name]!, (start + index * 4) * BEAT)),
    ];
  });
}

/** A low note, a quiet chord that swells, and its tones between the beats. */
function accompany([bass, ...tones]: readonly [number, ...number[]], at: number): Note[] {
  const off = [tones[0]!, tones[2]!, tones[1]!, tones[2]!];
  return [
    { at, midi: bass + 12, voice: 'bass', force: 1 },
    { at: at + 2 * BEAT, midi: bass + 19, voice: 'bass', force: 0.55 },
    ...tones.map((midi): Note => ({ at, midi, voice: 'pad', force: 1 })),
    ...off.map((midi, index): Note => ({ at: at + (index + 0.5) * BEAT, midi, voice: 'bar', force: index % 2 ? 0.7 : 0.9 })),
  ];
}
