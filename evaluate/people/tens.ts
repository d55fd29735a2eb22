import { readFileSync } from 'node:fs';
import { readData } from '@careerscoop/catalogue/read-data';
import { careerRows } from '@careerscoop/catalogue/rows';
import { buildModel } from '@careerscoop/engine/model';
import { recommend } from '@careerscoop/engine/recommend';
import { areTwins } from '@careerscoop/engine/twins';
import { answersOf, type MadeUpPerson } from './answers-of.ts';

export interface Ten {
  who: string;
  /** Titles of the ten, best first; what is named under one of them stands behind it. */
  titles: string[];
  alike: string[][];
  /** The first of the ten that anybody would name for them, or nothing. */
  plain: string | undefined;
  /** The same where it has no place of its own but is named under a near-twin. */
  named: string | undefined;
  /** Most careers among the ten that are near-twins of one of them, itself counted. */
  twins: number;
}

/** What the made-up people get, of all careers that are ranked. */
export function tensOfPeople(): Ten[] {
  const people = JSON.parse(readFileSync(new URL('people.json', import.meta.url), 'utf8')) as MadeUpPerson[];
  const { codes, titles: all, table_version } = readData('careers');
  const model = buildModel(careerRows(), table_version);
  const titleOf = new Map(codes.map((code, i) => [code, all[i]!]));
  return people.map((person) => {
    const found = recommend(model, answersOf(person, model));
    if (found.state !== 'list') throw new Error(`${person.who}: no list`);
    const titles = found.careers.map(({ code }) => titleOf.get(code)!);
    const places = found.careers.map(({ code }) => model.positions.get(code)!);
    const alike = found.careers.map((career) => career.alike.map((code) => titleOf.get(code)!));
    const isPlain = (title: string) => person.plain.some((piece) => title.includes(piece));
    return {
      who: person.who,
      titles,
      alike,
      plain: titles.find(isPlain),
      named: titles.some(isPlain) ? undefined : alike.flat().find(isPlain),
      twins: Math.max(...places.map((one) => places.filter((other) => areTwins(model, one, other)).length)),
    };
  });
}
