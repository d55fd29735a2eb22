import { citiesNamed, type CityNamed } from './cities-named.ts';
import { stateCodeIn } from './state-codes.ts';
import { STATES } from './state-names.ts';

export type Level = 'certificate' | 'associate' | 'bachelor' | 'graduate';

const LEVELS: readonly [Level, RegExp][] = [
  [
    'graduate',
    /\b(?:masters?|grad(?:uate)? (?:school|program|degree)s?|phd|doctorate|maestria|doctorado|(?:vet|law|med|medical|dental|pharmacy|pt|pa) schools?)\b/,
  ],
  ['associate', /\b(?:associates?|2 years?|two years?|community colleges?|junior colleges?|dos anos|2 anos)\b/],
  ['bachelor', /\b(?:bachelors?|4 years?|four years?|universit(?:y|ies)|licenciatura)\b/],
  [
    'certificate',
    /\b(?:certificates?|certs?|certification|certificado|trade schools?|vocational|tech(?:nical)? schools?|flight schools?|(?:hair|beauty|barber|nail|cosmetology|welding) schools?)\b/,
  ],
];

export interface PlacesNamed {
  zip: string | null;
  state: string | null;
  /** The town that is named, the likeliest of that name first. */
  cities: readonly CityNamed[];
  level: Level | null;
  /** By words like "near me" and "close". */
  near: boolean;
  online: boolean;
  cheap: boolean;
}

/** Before a place, "near" says where, and not that it is close to home. */
const NEAR_PLACE = /\b(?:near|around|close to|closest to|cerca de) (?!me\b|my\b|mi\b|here\b|us\b|home\b|where\b|casa\b)/g;

/** Where and at which level somebody wants to study, as far as the message says. */
export function placesNamed(words: readonly string[], typed: string): PlacesNamed {
  const text = words.join(' ');
  const cities = citiesNamed(typed, words);
  const state = stateIn(words) ?? stateCodeIn(typed) ?? (cities.length === 1 ? (cities[0]?.state ?? null) : null);
  const placed = state === null && cities.length === 0 ? text : text.replaceAll(NEAR_PLACE, ' ');
  return {
    zip: /(?<![\d$.,-])(\d{5})(?:-\d{4})?(?![\d,.]\d|\d)/.exec(typed)?.[1] ?? null,
    state,
    cities,
    level: LEVELS.find(([, says]) => says.test(text))?.[0] ?? null,
    near: /\b(?:near|nearby|around|close|closest|closer|nearest|local|here|drive|bus|commute|home|cerca|aqui|casa)\b/.test(placed),
    online: /\b(?:online|remote|internet|en linea|virtual)\b/.test(text),
    cheap: /\b(?:cheap|cheaper|cheapest|affordable|low cost|expensive|inexpensive|barat[ao]s?|car[ao]s?|economic[ao]s?|free)\b/.test(text),
  };
}

function stateIn(words: readonly string[]): string | null {
  for (let length = 3; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const code = STATES[words.slice(at, at + length).join(' ')];
      // "Washington University", "Oregon State" are schools.
      if (code && !/^(?:state|university|tech|college)$/.test(words[at + length] ?? '') && words[at - 1] !== 'of') return code;
    }
  }
  return null;
}
