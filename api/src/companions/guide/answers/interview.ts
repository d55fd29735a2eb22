import { say } from '../../ledger/cite-facts.ts';
import { INTERVIEW_LENGTH, interviewQuestions } from '../../tools/interview-questions.ts';
import { type Answers, careersOfTurn, ownFirst, plainly, reply, titleOf, type Told, type Turn } from '../told.ts';

const TIPS: readonly [RegExp, string][] = [
  [
    /\b(?:wear|dress|clothes|jeans|suit|boots|uniform|visto|pongo|ropa|attire)\b/,
    'Wear something clean that fits, one step neater than what people there wear at work. Closed shoes. If you are unsure, plain pants and a plain shirt are right almost anywhere.',
  ],
  [
    /\b(?:weak\w*|debilidad\w*)\b/,
    'Name one real thing that is not the heart of the job, say what you do about it, and stop. For example: you used to start late, so now you write the first step down the day before.',
  ],
  [
    /\b(?:never worked|no experience|nunca|experience if|got none|havent worked)\b/,
    'School, home, sports, church and volunteering count. Tell of one time somebody relied on you: what was going on, what you did, how it ended.',
  ],
  [
    /\b(?:ask them|should i ask|questions to ask|ask the interviewer|questions should i ask)\b/,
    'Ask two things you really want to know: what a good first month looks like, and who you would learn from.',
  ],
  [
    /\b(?:bring|early|follow up|after|shake|zoom|phone|nervous|awkward|scared|tips|prepare|help|first)\b/,
    'Be there ten minutes early, bring a copy of your resume, and know one thing about the place. Being nervous is normal; slow down and breathe out before you answer. Write a short thank-you the same day.',
  ],
];
const NAMES_TIP = /\b(?:what|how|should|que|como|do i|tips|help|nervous|scared)\b/;
const STOPS = /^(?:stop|end|quit|enough|done|no more|para|alto|basta|exit|cancel)\b/;

/** A practice interview, one question at a time, without a grade; or a tip, where that is asked. */
export const answerInterview: Answers = async (turn) => {
  const { task, understood } = turn;
  const asked = understood.read.words.join(' ');
  const aside =
    task.interview && /^(?:what|how) (?:should|do|can) i\b/.test(asked) ? TIPS.find(([about]) => about.test(asked))?.[1] : undefined;
  if (aside) return { ...tell(aside), task: { interview: task.interview } };
  if (task.interview) return STOPS.test(asked) ? stopped() : next(turn, task.interview, asked);
  const tip =
    NAMES_TIP.test(asked) && !/\b(?:interview me|ask me|practice|practicar|mock)\b/.test(asked)
      ? TIPS.find(([about]) => about.test(asked))?.[1]
      : undefined;
  if (tip && !/\b(?:what (?:questions|would they|do they) ask|interview questions)\b/.test(asked)) return tell(tip);
  const [career] = careersOfTurn(turn);
  return begin(turn, career?.onet_code ?? null);
};

async function begin(turn: Turn, code: string | null): Promise<Told> {
  const { card } = await interviewQuestions.run(turn.tools, { career: code, number: 1 });
  const others = code === null ? ownFirst(turn, 3) : [];
  return {
    said: [
      plainly(
        `Let's practice${code === null ? '' : ` for ${titleOf(code)}`}: ${card.of} questions, one at a time, no grade. Type your answer as you would say it. Say “stop” to end.`,
      ),
      plainly(`Question ${card.number} of ${card.of}: ${card.question}`),
      say`Next: answer it in a few sentences, and hold it against the checklist.`,
    ],
    cards: [card],
    replies: [
      reply('Skip this one', 'Next question'),
      ...others.map((other) => reply(`For ${titleOf(other)}`, `Stop. Practice an interview for ${titleOf(other)}`)),
    ],
    task: { interview: { career: code, number: 1 }, ...(code === null ? {} : { careers: [code] }) },
  };
}

async function next(turn: Turn, { career, number }: NonNullable<Turn['task']['interview']>, asked: string): Promise<Told> {
  if (
    /\b(?:repeat|again|what was the question|what do you mean|explain|confused|(?:dont|do not) (?:understand|get it|get the question))\b/.test(
      asked,
    )
  )
    return repeat(turn, career, number);
  const [other] = turn.understood.careers;
  if (/\b(?:make it for|interview for|practice for|entrevista para)\b/.test(asked) && other && other !== career) return begin(turn, other);
  const skipped =
    /^(?:next|skip|another|ask me another|idk|i dont know|okay next|siguiente|otra)\b/.test(asked) || asked.split(' ').length < 3;
  const back = skipped ? say`All right, we leave that one.` : say`Thank you. ${checks(asked)}`;
  if (number >= INTERVIEW_LENGTH) {
    return {
      said: [
        back,
        say`That was the last one. Choose the answer you liked least and tell it once more, out loud, to somebody you trust.`,
        say`Next: practice again for another career, or ask what to wear and bring.`,
      ],
      replies: [
        reply('Practice again', 'Practice an interview with me'),
        reply('What should I wear?', 'What should I wear to an interview?'),
      ],
      task: { interview: null },
    };
  }
  const { card } = await interviewQuestions.run(turn.tools, { career, number: number + 1 });
  return {
    said: [back, plainly(`Question ${card.number} of ${card.of}: ${card.question}`), say`Next: answer it as you would say it.`],
    cards: [card],
    replies: [reply('Skip this one', 'Next question'), reply('Stop', 'Stop')],
    task: { interview: { career, number: number + 1 } },
  };
}

async function repeat(turn: Turn, career: string | null, number: number): Promise<Told> {
  const { card } = await interviewQuestions.run(turn.tools, { career, number });
  return {
    said: [plainly(`Question ${card.number} of ${card.of}: ${card.question}`), say`Next: answer it as you would say it.`],
    cards: [card],
    task: { interview: { career, number } },
  };
}

/** What an answer seems to lack; a look at words, and said as that. */
function checks(asked: string): string {
  const missing = [
    !/\b(?:when|at|once|last|during|time|my|cuando|en)\b/.test(asked) && 'where and when it was',
    !/\b(?:i|yo)\b/.test(asked) && 'what you did yourself',
    !/\b(?:so|then|end|ended|learned|after|result|because|finally|now|al final|aprendi)\b/.test(asked) && 'how it ended',
  ].filter((each) => each !== false);
  if (missing.length === 0)
    return 'I cannot judge it, but it seems to hold a situation, what you did, and how it went. Check that against the list.';
  return `I cannot judge it. Check whether you said ${missing.join(', and ')}.`;
}

function tell(tip: string): Told {
  return {
    said: [plainly(tip), say`Next: practice once, so that the first time is not the real one.`],
    replies: [
      reply('Practice an interview', 'Practice an interview with me'),
      reply('What do they ask?', 'What questions do they ask in interviews?'),
    ],
  };
}

function stopped(): Told {
  return {
    said: [say`Stopped. You can begin again whenever you like.`, say`Next: tell one of your answers to somebody you trust, out loud.`],
    replies: [reply('Practice again', 'Practice an interview with me')],
    task: { interview: null },
  };
}
