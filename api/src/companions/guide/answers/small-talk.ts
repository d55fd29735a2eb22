import { say } from '../../ledger/cite-facts.ts';
import type { Reply } from '@careerscoop/contract/chat-cards';
import { type Answers, plainly } from '../told.ts';
import { starters, WHAT_I_AM } from './about.ts';

/** A greeting, thanks, a good-bye. */
export const answerHello: Answers = (turn) => {
  const asked = turn.understood.read.words.join(' ');
  const thanks = /\b(?:thanks?|gracias|appreciate|helped|helpful|best)\b/.test(asked);
  const bye = /\b(?:bye|goodbye|later|night|adios|cya|peace|ttyl|nos vemos|gtg)\b/.test(asked);
  const greets = /\b(?:hi|hey|hello|hola|morning|afternoon|evening|buenas|buenos|hii|howdy|there|tal|onda)\b/.test(asked);
  const first = thanks
    ? 'You are welcome.'
    : bye
      ? 'See you. Your steps and saved careers stay where they are.'
      : greets
        ? `Hi, I am ${turn.question.agent.name}. I look up what is published about careers and schools.`
        : 'All right.';
  const begins = !thanks && !bye && greets;
  return Promise.resolve({
    said: [
      plainly(first),
      plainly(
        begins
          ? 'Next: ask me anything about a career, or press one of these.'
          : 'Next: whenever you like, ask me about another career, or press one of these.',
      ),
    ],
    replies: starters(turn).slice(0, 4),
  });
};

const WAYS: readonly [RegExp, string][] = [
  [
    /\b(?:chat|convo|conversation|messages?|mensajes|conversacion)\b/,
    '“Clear Messages” under the chat deletes this conversation for good.',
  ],
  [/\b(?:unsave|remove|take (?:it|this) off|quito|undo)\b/, 'Press the heart on the career once more, and it is no longer saved.'],
  [
    /\b(?:plan|next steps|keep)\b/,
    'Press “Keep this plan” under a plan. You find its steps under My next steps in your profile, where you tick, change, print or remove them.',
  ],
  [
    /\b(?:save|saved|favorites?|add|guardo|guardar|heart)\b/,
    'Press the heart on a career, on its page or in your ten. You find the saved ones under Recommendations in your profile.',
  ],
  [
    /\b(?:retake|redo|again|quiz|test|assessment|repetir|start over|answers?)\b/,
    'Your results page has the way to answer again. How often depends on your plan, and it is said before you begin.',
  ],
  [
    /\b(?:zip|address|moved|stationed|location|direccion|grade|birthday|age|name|email|correo|profile|picture|photo|pic)\b/,
    'Open your profile and choose to edit it: address, ZIP, grade and photo are there. I cannot change it for you.',
  ],
  [
    /\b(?:mentor|book|session|agend\w*|talk to a real)\b/,
    'Open one of your ten careers; “Next steps” there asks for a talk with a mentor. Your sessions stand in your profile.',
  ],
  [
    /\b(?:print|download|report|pdf|imprim\w*|share|send|show|export)\b/,
    'Your results page can be printed, and your report can be downloaded as a file to show around.',
  ],
  [
    /\b(?:password|contrasena|log|login|logged)\b/,
    'Change your password in your profile. If you cannot sign in, “Forgot password” on the sign-in page mails you a link.',
  ],
  [
    /\b(?:delete|account|cuenta|eliminar?|borr\w*)\b/,
    'Your profile has the way to delete your account, and to take everything held about you along first.',
  ],
  [
    /\b(?:cost|price|plan|cancel|upgrade|pay|free|code|unlock|locked|subscription)\b/,
    'The pricing page says what each plan opens and costs. A code from your school is entered there, too.',
  ],
  [
    /\b(?:parents?|mom|permission|confirmation)\b/,
    'A parent decides by a link that is mailed to them. Your profile shows whether it was sent, and sends it again.',
  ],
  [/\b(?:rate|stars?)\b/, 'Give one to five stars on a career of your ten; it helps you remember what you thought.'],
  [/\b(?:compare)\b/, 'The page of all careers has a comparison of up to four, and I can do it here.'],
];

/** How something is done on this site; nothing is done for the student. */
export const answerHelpSite: Answers = (turn) => {
  const asked = turn.understood.read.words.join(' ');
  const way = WAYS.find(([about]) => about.test(asked))?.[1];
  return Promise.resolve({
    said: [
      plainly(
        way ??
          'I do not know my way around that. The questions page answers most of what people ask about the site, and from there you can write to the team.',
      ),
      say`I can look things up, but I cannot press anything for you. Next: when that is done, ask me about a career.`,
    ],
    replies: starters(turn).slice(0, 3),
  });
};

/** What it cannot help with: said, with what it can. */
export const answerOffTopic: Answers = (turn) => {
  const noise = turn.understood.read.signs.every((sign) => sign.startsWith('@noise') || sign.length < 3);
  return Promise.resolve({
    said: [
      plainly(
        `${noise ? 'I could not make sense of that.' : 'That is outside what I can help with.'} ${WHAT_I_AM} I know about careers, pay, school and plans.`,
      ),
      say`Next: try one of these, or type a career.`,
    ],
    replies: starters(turn),
  });
};

/** Two readings are as likely: both are offered, and nothing is dressed up. */
export function answerUnclear(readings: Reply[], turn: Parameters<Answers>[0]): ReturnType<Answers> {
  return Promise.resolve({
    said: [
      plainly(`I am not sure what you mean. ${WHAT_I_AM}`),
      say`Next: press what comes closest, or say it in other words with the name of the career.`,
    ],
    replies: [...readings, ...starters(turn).slice(0, 3)],
  });
}
