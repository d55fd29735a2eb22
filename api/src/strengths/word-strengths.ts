import { careerByCode } from '@careerscoop/catalogue/load';
import { loadExplanations } from '@careerscoop/catalogue/explanations';
import type { StrengthProfile } from '@careerscoop/contract/strengths';
import type { Answers } from '@careerscoop/engine/answers';
import { AREAS } from '@careerscoop/engine/constructs';
import type { Strengths } from '@careerscoop/engine/strengths';
import { phrases } from '../assessment/content/phrases.ts';
import type { ItemTexts } from '../careers/item-texts.ts';
import { fill } from '../careers/reason-words.ts';
import { listed } from '../platform/listed.ts';
import words from './strength-phrases.json' with { type: 'json' };

const MOST = 5;
const ASKED_OFTEN = 3;
const PROMPTS = {
  traits_prompt: words.prompts.traits,
  skills_prompt: words.prompts.skills,
  activities_prompt: words.prompts.activities,
};

/** Before the assessment: nothing but the name. */
export function noStrengths(first_name: string): StrengthProfile {
  const empty = { top_traits: [], traits_insights: '', top_skills: [], skills_insights: '', top_activities: [], activities_insights: '' };
  return { first_name, ...empty, ...PROMPTS };
}

/** Strengths as names and as sentences that quote the student's own answers; `codes` are careers of their ten. */
export function wordStrengths(
  first_name: string,
  found: Strengths,
  answers: Answers,
  items: ItemTexts,
  codes: readonly string[],
): StrengthProfile {
  return { first_name, ...wordTraits(found, answers, items), ...wordSkills(found, items), ...wordActivities(found, codes), ...PROMPTS };
}

function wordTraits({ types, areas }: Strengths, answers: Answers, items: ItemTexts) {
  const picked = types.flat().filter((type) => answers.types.includes(type));
  const lines = [
    ...picked.map((type) => {
      const place = phrases.reasons.type.places[answers.types.indexOf(type)] ?? '';
      return fill(words.types.alone, { type, place, meaning: phrases.types[type].meaning });
    }),
    ...(answers.types.length === 0 ? [words.types.none] : []),
    ...areas.map((area) => {
      const rating = answers.areas[AREAS.findIndex(({ key }) => key === area)] ?? 0;
      return fill(words.areas.one, { item: items.question(area), rating });
    }),
  ];
  const top_traits = [...picked.map((type) => phrases.types[type].name), ...areas.map((area) => phrases.areas[area].name)]
    .slice(0, MOST)
    .map(capital);
  return { top_traits, traits_insights: lines.length > 0 ? lines.join('\n') : words.no_traits };
}

function wordSkills({ skills, skillsToGrow }: Strengths, items: ItemTexts) {
  const named = skills.slice(0, MOST);
  const [grow] = skillsToGrow;
  const bands = [...new Set(named.map(({ band }) => band))];
  const asked = named.filter(({ importance }) => importance >= ASKED_OFTEN).map(({ skill }) => phrases.skills[skill].name);
  const lines = [
    // One sentence a band, with all that lies in it.
    ...bands.map((each) => {
      const skills = listed(named.filter(({ band }) => band === each).map(({ skill }) => `“${items.question(skill)}”`));
      return fill(words.skills.one, { skills, band: items.band(each) });
    }),
    ...(asked.length > 0 ? [fill(words.skills.asked, { names: listed(asked) })] : []),
    ...(named.length === 0 ? [fill(words.skills.none, { first: items.band(1), second: items.band(2) })] : []),
    ...(grow ? [fill(words.skills.grow, { name: phrases.skills[grow.skill].name, grow: phrases.skills[grow.skill].grow })] : []),
  ];
  return { top_skills: named.map(({ skill }) => capital(phrases.skills[skill].name)), skills_insights: lines.join('\n') };
}

function wordActivities({ activities }: Strengths, codes: readonly string[]) {
  const explained = loadExplanations().activities;
  const names = activities.map((activity) => words.activities[activity]);
  const titles = codes.map((code) => careerByCode(code)?.mask_title).filter((title) => title !== undefined);
  const lines = activities.map((activity, at) =>
    fill(words.activities_lead.one, { name: names[at] ?? '', meaning: explained[activity] ?? '' }),
  );
  const why = fill(words.activities_lead.why, { careers: titles.join(', ') });
  const activities_insights = lines.length > 0 ? [...lines, ...(titles.length > 0 ? [why] : [])].join('\n') : words.activities_lead.none;
  return { top_activities: names, activities_insights };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
