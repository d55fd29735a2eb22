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
    'Press “Clear Messages” on the page of this chat. What you and I wrote is then deleted for good; plans that you kept stay.',
  ],
  [
    /\b(?:unsave|remove|take (?:it|this) off|quito|undo)\b/,
    'Press the heart of the career once more, and it is no longer saved. A step has its own way out, under My next steps.',
  ],
  [
    /\b(?:subscription|cancel|upgrade|unlock|locked|cost|price|pay|free|codes?|my plan costs?)\b/,
    'Pricing says what each plan opens and costs, and My Plan in your profile shows yours. A code from your school or sponsor counts when you sign up.',
  ],
  [
    /\b(?:plan|steps?|keep)\b/,
    'Press “Keep this plan” under a plan. Its steps are then under My next steps in your profile, where you tick, change, print or remove them.',
  ],
  [
    /\b(?:save|saved|favorites?|add|guardo|guardar|heart)\b/,
    'Press the heart of a career, in your ten or on its page. The saved ones are under Recommendations in your profile; schools that you saved are there, too.',
  ],
  [
    /\b(?:retake|redo|again|quiz|test|assessment|repetir|start over|answers?)\b/,
    "“Let's Start” on the home page begins it anew. Some of your ten will change then; the ones you saved stay. How often you can depends on your plan.",
  ],
  [/\b(?:picture|photo|pic|avatar)\b/, 'Open Profile Info in your profile and press your picture there.'],
  [
    /\b(?:unsubscribe|turn off|stop (?:the |getting )?(?:e ?mails?|mails?)|spam|newsletter|notifications?)\b/,
    'Emails with news have a link at their end that stops them.',
  ],
  [
    /\b(?:zip|address|moved|stationed|location|direccion|grade|birthday|age|name|e ?mail|correo|profile)\b/,
    'Open Profile Info in your profile and press “Edit Profile Info”: your ZIP code, grade and the rest are there.',
  ],
  [
    /\b(?:mentor|book|session|agend\w*|talk to a real)\b/,
    'Open one of your ten and press “Book a mentor” beside it. Your talks are under Sessions in your profile; for anything else there is Custom Request.',
  ],
  [
    /\b(?:print|download|report|pdf|imprim\w*|share|send|show|export)\b/,
    'Your results page has “Print your ten”, and a way to share it. The AI Insights Report in your profile can be downloaded as a PDF.',
  ],
  [
    /\b(?:password|contrasena|log|login|logged)\b/,
    'Profile Info in your profile has “Change Password”. If you cannot sign in, “Forgot Password” mails you a link.',
  ],
  [
    /\b(?:delete|account|cuenta|eliminar?|borr\w*)\b/,
    'Profile Info has “Your data” at its end: “Download it” gives you everything as one file, and “Delete my account” ends it. For thirty days you can change your mind.',
  ],
  [
    /\b(?:parents?|mom|permission|confirmation|consent)\b/,
    'A parent decides by a link that we mail to them. Profile Info in your profile shows where it stands, and can ask again.',
  ],
  [/\b(?:rate|stars?)\b/, 'Open a career of your ten and give it one to five stars; it helps you remember what you thought.'],
  [/\b(?:compare)\b/, 'The page of all careers has a comparison of up to four, and I can do it here.'],
];

/** How something is done on this site; nothing is done for the student. */
export const answerHelpSite: Answers = (turn) => {
  const asked = turn.understood.read.words.join(' ');
  const way = WAYS.find(([about]) => about.test(asked))?.[1];
  return Promise.resolve({
    said: [
      plainly(way ?? 'I do not know my way around that. The FAQ page answers most of what people ask about the site.'),
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
