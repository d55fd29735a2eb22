import { listed } from '../../../platform/listed.ts';
import { say } from '../../ledger/cite-facts.ts';
import { myCareers } from '../../tools/my-careers.ts';
import { aCareer, type Answers, plainly, reply, titleOf, type Told, type Turn } from '../told.ts';
import { noResults } from './why.ts';

const MOST_REPLIES = 3;

/** The student's ten, their saved ones, one place in the list, or what stands out in their answers. */
export const answerMine: Answers = async (turn) => {
  const asked = turn.understood.read.words.join(' ');
  if (/\b(?:strengths?|skills?|good at|type|traits?|strongest|interests?|fortalezas|buen[ao]|salgo|bien|about me)\b/.test(asked))
    return strengths(turn);
  const saved =
    turn.understood.read.meant.some(({ sign }) => sign === '@saved') || /\b(?:saved?|favorites?|guarde|guardadas|liked)\b/.test(asked);
  const [one] = turn.understood.careers;
  const placed = turn.understood.read.meant.find(({ sign }) => sign === '@one') && turn.own.find(({ onet_code }) => onet_code === one);
  if (placed) return onePlace(turn, placed.onet_code, placed.rank);
  const found = await myCareers.run(turn.tools, { which: saved ? 'saved' : 'ten' });
  if (found.nothing) return saved ? nothingSaved(turn) : noResults();
  const codes = found.own.map(({ onet_code }) => onet_code);
  return {
    said: [
      plainly(
        saved
          ? `You saved ${listed(codes.map(titleOf))}.`
          : `Your ten, in order: ${codes.map((code, at) => `${at + 1}. ${titleOf(code)}`).join(', ')}.`,
      ),
      say`Next: ask why one of them is there, or let me compare two.`,
    ],
    ...(found.card ? { cards: [found.card] } : {}),
    replies: [
      ...(codes.length > 1 ? [reply('Compare the first two', `Compare ${titleOf(codes[0]!)} and ${titleOf(codes[1]!)}`)] : []),
      ...codes.slice(0, MOST_REPLIES).map((code) => reply(`Why ${titleOf(code)}?`, `Why did I get ${titleOf(code)}?`)),
    ],
    task: { shown: codes.slice(0, 10), careers: [] },
  };
};

function onePlace({ own }: Turn, code: string, rank: number | null): Told {
  const title = titleOf(code);
  return {
    said: [
      plainly(rank === null ? `That is ${title}, which you saved.` : `Number ${rank} on your list is ${title}.`),
      say`Next: ask what its day is like, or why you got it.`,
    ],
    replies: [
      reply('What is the day like?', `What does ${aCareer(title)} do all day?`),
      reply('Why did I get it?', `Why did I get ${title}?`),
    ],
    task: {
      careers: [code],
      shown: own
        .filter(({ rank: place }) => place !== null)
        .slice(0, 10)
        .map(({ onet_code }) => onet_code),
    },
  };
}

function nothingSaved({ own }: Turn): Told {
  return {
    said: [
      say`You have saved nothing yet. The heart on a career's page saves it.`,
      say`Next: look at your ten, and save one or two that you would like to read more about.`,
    ],
    replies: [
      reply('Show my ten', 'What are my ten careers?'),
      ...own.slice(0, 2).map(({ onet_code }) => reply(titleOf(onet_code), `What does ${aCareer(titleOf(onet_code))} do all day?`)),
    ],
  };
}

async function strengths(turn: Turn): Promise<Told> {
  const found = await turn.tools.strengths();
  if (!found || found.top_skills.length + found.top_traits.length === 0) return noResults();
  const { top_traits, top_skills, top_activities } = found;
  return {
    said: [
      plainly(
        [
          top_traits.length > 0 && `What draws you, by your answers: ${listed(top_traits)}.`,
          top_skills.length > 0 && `Skills you sorted highest: ${listed(top_skills)}.`,
          top_activities.length > 0 && `What your careers have in common: ${listed(top_activities)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
      say`It is what you said about yourself, put in order; no test can see more than that.`,
      say`Next: ask which of your careers uses them, or read My strengths in your profile.`,
    ],
    replies: [reply('Show my ten', 'What are my ten careers?'), reply('How are they picked?', 'How did you pick my careers?')],
  };
}
