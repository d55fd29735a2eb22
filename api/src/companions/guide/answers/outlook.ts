import { say } from '../../ledger/cite-facts.ts';
import { careerFactsTool } from '../../tools/career-facts.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, reply } from '../told.ts';
import { answerStudy } from './study.ts';

/** Whether there will be jobs is what the projection answers. */
const JOBS =
  /\b(?:jobs?|openings?|positions|demand|grow\w*|hiring|hired|needed|future|work|outlook|trabajos?|empleos?|demanda|futuro|around|exist|field|market)\b/;
/** It says nothing of how hard it is to get one, and "are there none?" is not answered by a yes. */
const OTHERWISE =
  /\b(?:hard|harder|difficult|tough|easy|easier|easily|impossible|compet\w+|chances?|odds|saturated|oversaturated|safe|years?|no|not|never|any ?more|isnt|arent|wont|enough|too many|dificil|facil|anos|ya no)\b/;
const HOW_HARD =
  /\b(?:hard|harder|difficult|tough|easy|easier|easily|impossible|compet\w+|chances?|odds|saturated|oversaturated|dificil|facil)\b/;
/** "Will I be one in two years?" asks for the way there. */
const BY_WHEN = /\b(?:i|me|you|yo) (?:\w+ ){0,2}(?:be|become|get|finish|start|ser)\b.*\b(?:years?|months?|by|anos|meses)\b/;

// The whole labor market, by the same projections.
const EVERYBODY = 3.1;

/** Whether there will be jobs: change, openings, people now. */
export const answerOutlook: Answers = async (turn) => {
  const [career] = careersOfTurn(turn);
  if (!career)
    return askCareer(turn, 'For which career do you want to know the outlook?', (title) => `Will there be jobs for ${aCareer(title)}?`);
  const asked = turn.understood.read.words.join(' ');
  if (BY_WHEN.test(asked)) return answerStudy(turn);
  const { facts } = await careerFactsTool.run(turn.tools, { career: career.onet_code, topic: 'outlook' });
  const find = (key: string) => facts.find((fact) => fact.key === key);
  const [growth, openings, people] = [find('growth_percent'), find('openings'), find('employment')];
  const value = growth?.value ?? null;
  const doubts =
    /\b(?:declin\w*|dying|die out|(?:dead|dying) (?:end|field|career|job|industry)|disappear\w*|shrink\w*|going away|(?:fewer|less) (?:jobs|work|demand|openings|people)|obsolete|los(?:e|ing) (?:their )?jobs?)\b/.test(
      asked,
    );
  const opener =
    !turn.understood.yesNo || value === null || OTHERWISE.test(asked) || !(doubts || JOBS.test(asked))
      ? ''
      : doubts
        ? value < 0
          ? 'There will be fewer. '
          : 'No. '
        : value > EVERYBODY + 1
          ? 'Mostly, yes. '
          : value >= 0
            ? 'About as many as now. '
            : 'There will be fewer. ';
  const change =
    growth && value !== null
      ? value === 0
        ? say`The number of jobs should stay about the same until 2034.`
        : say`About ${growth} ${value > 0 ? 'more' : 'fewer'} jobs are expected by 2034${value > EVERYBODY + 1 ? ', faster than work as a whole' : value > 0 ? '' : ', though people who leave still open places'}.`
      : say`How that will change is not published.`;
  const body =
    facts.length === 0
      ? say`Nobody has published an outlook for ${career.mask_title}. Openings near you tell more than a guess.`
      : say`${opener}${career.mask_title}: ${change}${openings && say` About ${openings} places open each year.`}${people && say` Some ${people} people do this now in the United States.`} These are projections, not promises.`;
  return {
    said: [
      body,
      ...(HOW_HARD.test(asked)
        ? [say`How hard it is to be hired is not published. Ask somebody who was hired in the last year how long they looked.`]
        : []),
      ...(turn.understood.places.state ? [say`They are national; I have no figures by state or city.`] : []),
      say`Next: ask what AI could change in it, or what it pays.`,
    ],
    replies: [
      reply('What about AI?', `Will AI change the work of ${aCareer(career.mask_title)}?`),
      reply('What does it pay?', `How much does ${aCareer(career.mask_title)} make?`),
      reply('Something similar', `Which careers are similar to ${aCareer(career.mask_title)}?`),
    ],
    task: { careers: [career.onet_code] },
  };
};
