import { say, type Said } from '../../ledger/cite-facts.ts';
import { type Answers, plainly, reply, type Turn } from '../told.ts';

export const WHAT_I_AM = 'I look things up, I am not a language model.';

const ADULT = 18;

const ABOUT: readonly [RegExp, (turn: Turn) => Said[]][] = [
  [
    /\b(?:who (?:can |will |gets to |else )?(?:see|sees|reads?)|reads?|private|privacy|secret|monitored|confidential|counselor|teacher|school|mom|dad|parents?|mama|papas?|lee|ver|access|somebody|tell my)\b/,
    ({ question: { asker } }) => [
      say`${asker.age !== null && asker.age >= ADULT ? '' : 'Your parent can ask to read this chat. '}If you report an answer, or if you seem to be in danger, a person may read of it, as the page about safety says.`,
      say`Your teachers and counselor do not see it here. You can clear it with “Clear Messages”, and then it is deleted.`,
    ],
  ],
  [
    /\b(?:sell|info|data|saves?|saved|stored?|recording|remember|keep|guardas|datos|chats)\b/,
    () => [
      say`What you write is kept with your account until you clear it, or a year after the last message. It is not sold, and nobody is trained on it. The privacy policy says the rest.`,
    ],
  ],
  [
    /\b(?:where|source|sources|numbers?|figures|true|made? (?:that|this|it|stuff)? ?up|making|says who|trust|accurate|how do you know|legit|sure|current|old|sacas|up to date|lie|google)\b/,
    () => [
      say`From public data: pay and outlook from the Bureau of Labor Statistics, tasks and skills from the O*NET database, schools from the Department of Education. Press a figure, and it shows its source and year.`,
      say`They are averages of many people, not a promise to you. Where nothing is published I say so.`,
    ],
  ],
  [
    /\b(?:pay|paying|paid|sponsored|money|free|pagan)\b/,
    () => [say`No school and no employer pays to be named here. Schools come in order of distance, price or how many finish.`],
  ],
  [
    /\b(?:espanol|spanish|hablas|idioma|entiendes)\b/,
    () => [say`Entiendo preguntas en español. I understand Spanish, and answer in English for now.`],
  ],
  [
    /\b(?:what can you|what do you do|how do i use|what questions|what can i ask|help with|puedes hacer|college buddy|career buddy)\b/,
    () => [],
  ],
];

/** What it is, who reads along, where figures come from. */
export const answerAbout: Answers = (turn) => {
  const asked = turn.understood.read.words.join(' ');
  const found = ABOUT.find(([about]) => about.test(asked))?.[1](turn);
  return Promise.resolve({
    said: [
      ...(found ?? [say`I am a computer program, not a person and no chatbot that makes things up.`]),
      plainly(
        `${WHAT_I_AM} I can tell what careers pay, what a day is like, what school it takes and where, put them side by side, make a plan, and practice an interview with you.`,
      ),
      say`Next: ask me something about a career.`,
    ],
    replies: starters(turn),
  });
};

/** What can be asked first: College Buddy offers schools and money, Career Buddy careers and plans. */
export function starters({ question: { agent }, own }: Turn) {
  const schools = [
    reply('Find schools near me'),
    reply('Pay for school', 'How do I find scholarships and money for school?'),
    reply('Look up a school', 'How much does Portland State University cost?'),
  ];
  const careers = [
    reply('Show my ten', 'What are my ten careers?'),
    reply('Compare two of mine', 'Compare the first two on my list'),
    reply('Make me a plan'),
  ];
  const practice = reply('Practice an interview', 'Practice an interview with me');
  const known = own.length > 0 ? careers : [reply('Jobs with animals'), reply('Jobs that need no college'), careers[2]!];
  return /college/i.test(agent.name) ? [...schools, known[0]!, practice] : [...known, schools[0]!, practice];
}
