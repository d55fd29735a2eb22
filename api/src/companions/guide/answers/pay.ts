import type { Career } from '@careerscoop/catalogue/career';
import { SHARED } from '@careerscoop/contract/shared-figures';
import type { Fact } from '../../ledger/facts.ts';
import { type Said, say } from '../../ledger/cite-facts.ts';
import { careerFactsTool } from '../../tools/career-facts.ts';
import { amountAsked, amountOpener } from '../pay-asked.ts';
import { aCareer, type Answers, askCareer, careersOfTurn, plainly, reply, type Turn } from '../told.ts';

/** "Is it badly paid?" is not answered by the yes of "is it well paid?". */
const DOUBTS = /\b(?:low|bad|badly|poor|poorly|little|less|lower|broke|underpaid|minimum|trash|mal|poco)\b/;
/** Only "is it good pay?" is answered by where the middle pay stands among the others; "do they get paid weekly?" is not. */
const WELL =
  /\b(?:good|decent|great|nice|high|higher|rich|wealthy|lots?|bank|big|bien|mucho|buen[oa]?|ric[oa])\b|\b(?:pays?|paid|money|pagan?|ganan?)(?: (?:well|good))?$/;
/** Pay alone does not answer whether a debt is worth it. */
const WORTH = /\b(?:worth|debt|costs?|tuition|loans?|deuda|vale la pena)\b/;
/** Turns the question round, or asks for the very top. */
const OTHERWISE = /\b(?:hard|harder|difficult|tough|easy|not|never|isnt|arent|dont|doesnt|most|hardly|dificil|facil)\b/;
const GOOD = 60;
const FAIR = 35;

/** What a career pays: the middle, the lowest and highest tenth, and how that stands among the others. */
export const answerPay: Answers = async (turn) => {
  const [career] = careersOfTurn(turn);
  if (!career) return askCareer(turn, 'Whose pay do you want to know?', (title) => `How much does ${aCareer(title)} make?`);
  const { facts } = await careerFactsTool.run(turn.tools, { career: career.onet_code, topic: 'pay' });
  const find = (key: string) => facts.find((fact) => fact.key === key);
  return {
    said: [
      paragraph(turn, career, find),
      ...aside(turn, career, find),
      say`Next: see how long it takes to get there, or put it beside another career.`,
    ],
    replies: [
      reply('How long is the school?', `What school does it take for ${aCareer(career.mask_title)}?`),
      reply('Will there be jobs?', `Will there be jobs for ${aCareer(career.mask_title)}?`),
      reply('Compare with another', `Compare ${career.mask_title} with another career`),
    ],
    task: { careers: [career.onet_code] },
  };
};

type Find = (key: string) => Fact | undefined;

function paragraph({ question, understood: { yesNo, nearest, read } }: Turn, { mask_title }: Career, find: Find): Said {
  const [median, low, high, rank] = [find('median_wage'), find('p10_wage'), find('p90_wage'), find('pay_rank')];
  const [hour, hourLow, hourHigh] = [find('hourly_median'), find('hourly_p10'), find('hourly_p90')];
  if (!median && hour) {
    return say`${mask_title}: half of the people in this work earn ${hour} an hour or more. ${hourLow && say`One in ten earns less than ${hourLow}. `}${hourHigh && say`One in ten earns more than ${hourHigh}. `}It is counted by the hour, since few people do this all year round.`;
  }
  if (!median)
    return say`What ${aCareer(mask_title)} earns is not published. Ask somebody who does the work; most people will tell you a range.`;
  const asked = read.words.join(' ');
  const amount = nearest || WORTH.test(asked) ? undefined : amountAsked(question.text, read.words);
  const opener = amount
    ? amountOpener(amount, [low, median, high])
    : yesNo && rank && WELL.test(asked) && !DOUBTS.test(asked) && !WORTH.test(asked) && !OTHERWISE.test(asked)
      ? yesOrNo(rank.value ?? 0)
      : '';
  const lead = /\b(?:start|starting|entry|beginning|first|lowest|minimum|empezar|empezando)\b/.test(asked)
    ? low && say`Newcomers are often among the lowest paid tenth: one in ten earns less than ${low} a year. `
    : /\b(?:top|most|highest|best|max|maximo)\b/.test(asked)
      ? high && say`At the top, one in ten earns more than ${high} a year. `
      : undefined;
  const ends = lead === undefined && low && high && say` One in ten earns less than ${low}, and one in ten more than ${high}.`;
  const beside = rank && (rank.value ?? 0) > 0 && say` That is more than the middle pay of ${rank} careers here.`;
  return say`${opener}${lead}${mask_title}: half of the people in this work earn ${median} a year or more.${ends}${beside}`;
}

function yesOrNo(rank: number): string {
  return rank >= GOOD ? 'Mostly, yes. ' : rank >= FAIR ? 'It is about in the middle. ' : 'Not so much, to be honest. ';
}

/** What the figure does not say, where it was asked for. */
function aside({ understood: { read, places } }: Turn, { wage }: Career, find: Find): Said[] {
  const month = find('month_wage');
  const asked = read.words.join(' ');
  return [
    ...(month && /\b(?:month|rent|live|bills|mes|after tax|taxes|afford|broke)\b/.test(asked)
      ? [say`In the middle that is about ${month} a month before taxes.`]
      : []),
    ...(places.state || /\b(?:nyc|city|state|here)\b/.test(asked)
      ? [say`These are national figures. I have none by state or city; costs and pay both differ from place to place.`]
      : []),
    ...(/\b(?:hour|hora|hourly)\b/.test(asked) && find('median_wage')
      ? [say`The figures I have are by the year. An hour depends on how many hours somebody works.`]
      : []),
    ...(WORTH.test(asked)
      ? [
          say`Whether that is worth what the school costs, no figure says. Hold the price of two schools that teach it against the pay of the first years.`,
        ]
      : []),
    ...((wage?.shared_with ?? 0) > 0 ? [plainly(`${SHARED}.`)] : []),
  ];
}
