import type { z } from 'zod';
import type { reason } from '@careerscoop/contract/careers';
import { AREAS, type AreaKey, EDUCATION_STEPS, SITUATION_AREAS } from '@careerscoop/engine/constructs';
import type { PhrasesFile } from '../assessment/content/schema.ts';
import type { ItemTexts } from './item-texts.ts';
import type { SaidReason } from './result-keys.ts';

type WordedReason = z.infer<typeof reason>;
type Said = { text: string; answer: string };

/** Fills the names in braces of a phrase. */
export function fill(phrase: string, names: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ''));
}

/** One reason of the engine in plain words: what the work is like, and the student's answer that says so. */
export function wordReason(phrases: PhrasesFile, items: ItemTexts, found: SaidReason): WordedReason {
  const said = {
    area: sayArea,
    situation: saySituation,
    choice: sayChoice,
    type: sayType,
    skill: saySkill,
    education: sayEducation,
  }[found.construct.block](phrases, items, found);
  return { kind: found.kind, ...said };
}

function sayArea({ areas, reasons: { area } }: PhrasesFile, items: ItemTexts, found: SaidReason): Said {
  const { key } = found.construct;
  const words = areas[key as keyof typeof areas];
  const rated =
    found.second === undefined
      ? fill(area.rated, { item: items.question(key), rating: found.answer })
      : fill(area.rated_twice, {
          item: items.question(key),
          rating: found.answer,
          second: items.second(key as AreaKey),
          again: found.second,
        });
  if (found.asks === 'much') {
    return found.kind === 'for' ? { text: words.for, answer: rated } : { text: words.against, answer: `${rated} ${area.lower}` };
  }
  const text = fill(area.little, { name: words.name });
  return { text, answer: `${rated} ${found.kind === 'for' ? area.matches : area.higher}` };
}

function saySituation({ areas, reasons: { area } }: PhrasesFile, items: ItemTexts, found: SaidReason): Said {
  const { key } = found.construct;
  const column = SITUATION_AREAS[Number(key.replace('situation_', '')) - 1]?.[found.answer] ?? 0;
  const chosen = AREAS[column] ?? AREAS[0];
  const words = areas[chosen.key];
  const answer = fill(area.chose, { option: items.option(key, chosen.key), situation: items.title(key) });
  return { text: found.asks === 'much' ? words.for : fill(area.little, { name: words.name }), answer };
}

function sayChoice({ areas, reasons: { area } }: PhrasesFile, items: ItemTexts, found: SaidReason): Said {
  const key = found.construct.key as AreaKey;
  const words = areas[key];
  const { option, situation } = items.choice(key, found.answer);
  const answer = situation ? fill(area.chose, { option, situation }) : fill(area.chose_of_six, { option });
  return { text: found.asks === 'much' ? words.for : fill(area.little, { name: words.name }), answer };
}

function sayType({ types, reasons: { type } }: PhrasesFile, _items: ItemTexts, found: SaidReason): Said {
  const name = found.construct.key as keyof typeof types;
  const words = types[name];
  const picked = fill(type.picked, { type: name, place: type.places[found.answer - 1] ?? '' });
  const answer = found.answer > 0 ? picked : found.kind === 'for' ? type.matches : type.not_picked;
  if (found.asks === 'little') return { text: words.little, answer };
  return { text: found.kind === 'for' ? words.for : words.against, answer };
}

function saySkill({ skills, reasons: { skill } }: PhrasesFile, items: ItemTexts, found: SaidReason): Said {
  const { key } = found.construct;
  const words = skills[key as keyof typeof skills];
  const names = { skill: items.question(key), band: items.band(found.answer), name: words.name };
  const matches = found.kind === 'for' && found.asks === 'little';
  const answer = fill(matches ? skill.matches : skill.banded, names);
  if (found.asks === 'little') return { text: fill(skill.little, names), answer };
  return { text: found.kind === 'for' ? words.for : fill(skill.against, names), answer };
}

function sayEducation({ education, preparation }: PhrasesFile, _items: ItemTexts, found: SaidReason): Said {
  const goal = EDUCATION_STEPS[found.answer - 1] ?? EDUCATION_STEPS[0];
  const gap = found.asks === 'much' ? preparation.needs_more : preparation.needs_less;
  const needed = found.construct.key as keyof typeof education;
  return { text: education[needed].around, answer: `${education[goal].aim} ${gap}` };
}
