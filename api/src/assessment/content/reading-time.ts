import { bank } from './bank.ts';
import { content } from './scenarios.ts';
import { STAGE_PLAN } from '@careerscoop/engine/stages';

// How long somebody of 13 needs, as far as can be said before anybody was timed: reading, and deciding.
const WORDS_A_SECOND = 4;
const SECONDS_TO_RATE = 3;
const SECONDS_TO_SORT = 4;
const SECONDS_TO_CHOOSE = 5;
/** The cups of part 4, and turning pages. */
const SECONDS_FOR_CUPS = 40;
const SECONDS_BETWEEN = 30;

const words = (...texts: string[]) => texts.join(' ').split(/\s+/).length;
const read = (count: number) => count / WORDS_A_SECOND;
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: number[]) => sum(values) / values.length;

/** Minutes for the whole assessment by this model, with part 3 in stages or fixed. */
export function minutesFor(part3: 'adaptive' | 'fixed'): number {
  const [film, interests, skills, situations] = content.scenarios;
  const seconds =
    sum((film!.captions ?? []).map((caption) => caption.seconds)) +
    sum(interests!.questions.map(({ question }) => read(words(question)) + SECONDS_TO_RATE)) +
    read(words(skills!.intro?.text ?? '')) +
    // The example behind a tag is opened now and then, so half of it counts.
    sum(skills!.questions.map(({ question, description }) => read(words(question) + words(description) / 2) + SECONDS_TO_SORT)) +
    SECONDS_FOR_CUPS +
    SECONDS_BETWEEN;
  const fixed = sum(
    situations!.questions.map(
      ({ title, description, question, options = [] }) =>
        read(words(title, description, question, ...options.map(({ text }) => text))) + SECONDS_TO_CHOOSE,
    ),
  );
  return (seconds + (part3 === 'fixed' ? fixed : inStages())) / 60;
}

/** The stem is read once; after that the six options alone. */
function inStages(): number {
  const kinds = STAGE_PLAN.stages.flat();
  const choices = kinds.filter((kind) => kind === 'choice').length;
  const option = mean(bank.areas.flatMap(({ options }) => options.map(({ text }) => words(text))));
  const second = mean(bank.areas.map((area) => words(area.second.text)));
  return (
    read(words(bank.choice.question, bank.choice.description, bank.second.description)) +
    choices * (read(6 * option) + SECONDS_TO_CHOOSE) +
    (kinds.length - choices) * (read(second) + SECONDS_TO_RATE)
  );
}
