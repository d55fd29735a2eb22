import { say } from '../../ledger/cite-facts.ts';
import { careerOf, careersCard } from '../../tools/career-ref.ts';
import { type Answers, ownFirst, plainly, reply, titleOf } from '../told.ts';
import { noResults } from './why.ts';

const WORRIES: readonly [RegExp, string][] = [
  [
    /\b(?:fail(?:ing|ed)? (?:out|college|school|a class)|fail|flunk\w*|drop(?:ped)? out|get kicked out|reprobar|reprobe)\b/,
    'It happens to many, and it is not the end: people take a break, change the school or the subject, or learn on the job. Most schools help those who ask early, and asking is no failure.',
  ],
  [
    /\b(?:(?:2|two|dos) (?:things|jobs|careers|carreras|trabajos)|more than one (?:thing|job|career))\b/,
    'You can: many people have two kinds of work, at once or one after the other. One that pays and one that you love go well together.',
  ],
  [
    /\b(?:parents?|mom|dad|mother|father|family|mama|papa|papas|culture|quieren|quiere)\b/,
    'That is hard: they want something good for you, and so do you. It can help to show them figures instead of a wish. Pick what you want and what they want, and look at both side by side together.',
  ],
  [
    /\b(?:wrong|regret|too late|miedo|mal|scared|afraid|equivocar\w*)\b/,
    'Hardly anybody picks once. Most people change direction several times, and what you learn comes along. A first choice only has to be good enough for the next step.',
  ],
  [
    /\b(?:behind|everyone|everybody|friends|todos)\b/,
    'It looks as if everybody else knew. Most do not; they only have an answer ready. You do not have to decide at your age.',
  ],
  [
    /\b(?:army|military|gap|college at all|quit|hate school|whats the point)\b/,
    'All of these are real ways, and none of them is forever. Before you decide, talk to one person who took that way and one who did not.',
  ],
  [
    /\b(?:none|nothing|fits|mid|boring|hate|trash|dont like|ninguna|nada)\b/,
    'Then the list did its job too: knowing what you do not want is worth something. The reasons on each career show which answer led there.',
  ],
  [
    /\b(?:pick|decide|choose|between|cant|both|elegir|decidir)\b/,
    'You do not have to pick today. Try both small: an hour with each tells more than a month of thinking.',
  ],
  [
    /\b(?:grades?|smart|stupid|failing|gpa)\b/,
    'There are good careers for every kind of report card, and many that nobody asks for grades in. What you keep doing by yourself counts more.',
  ],
];

/** For who is lost: warm, short, and one concrete thing to do. */
export const answerWhatNext: Answers = (turn) => {
  const asked = turn.understood.read.words.join(' ');
  const [first, second] = ownFirst(turn);
  const worry = WORRIES.find(([about]) => about.test(asked))?.[1] ?? 'Not knowing yet is normal, and it is a fine place to begin.';
  if (!first) return Promise.resolve({ ...noResults(), said: [plainly(worry), ...noResults().said] });
  const moved =
    turn.task.intent === 'compare' && turn.task.careers.length === 2 ? turn.task.careers : [first, second].flatMap((code) => code ?? []);
  // Still lost: the same thing once more would not help.
  const [one, other] = turn.task.intent === 'what_next' && moved.length > 1 ? moved.toReversed() : moved;
  const small = careerOf(one!).words?.try_this;
  return Promise.resolve({
    said: [
      plainly(worry),
      ...(small ? [plainly(`One small thing for this week, from ${titleOf(one!)}: ${small}`)] : []),
      say`Then write down whether you would do it again. That is all for now.`,
      say`Next: tell me one thing you like, or press one of these. A school counselor or somebody you trust can think along, too.`,
    ],
    ...(other ? { cards: [careersCard('Two to look at first', [careerOf(one!), careerOf(other)])] } : {}),
    replies: [
      ...(other ? [reply('Compare these two', `Compare ${titleOf(one!)} and ${titleOf(other)}`)] : []),
      reply('A plan for the first', `Make me a plan for ${titleOf(one!)}`),
      reply('Other careers', 'Find me a job with something I like'),
    ],
    task: { shown: moved },
  });
};
