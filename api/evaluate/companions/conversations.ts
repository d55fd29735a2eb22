import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatCard } from '@careerscoop/contract/chat-cards';
import { type Answered, converse, type Setting } from './ask.ts';

const PAGE = join(import.meta.dirname, '../../../docs/companions.md');
const BEGINS = '<!-- conversations -->';

const BUDDY: Setting = { agent: 'career-buddy', page: null };
const COLLEGE: Setting = { agent: 'college-buddy', page: null };

/** What a student says, one after the other, in ten conversations. */
const TALKS: readonly { title: string; setting: Setting; says: readonly string[] }[] = [
  {
    title: 'Which one pays more',
    setting: BUDDY,
    says: ['hey', 'what are my careers', 'which of my saved ones pays the most', 'and the first one, what do they do all day', 'thx'],
  },
  {
    title: 'The first message of Compare careers',
    setting: BUDDY,
    says: [
      'Compare the careers I saved: Zoologist, Veterinarian. How are they different?',
      'ok so which has less school',
      'im going with vet. now what',
    ],
  },
  { title: 'A plan', setting: BUDDY, says: ['make me a plan for nursing', 'how do i keep this', 'what about next summer tho'] },
  {
    title: 'Schools near home',
    setting: COLLEGE,
    says: ['nursing schools near me', 'cheapest?', 'only 2 year ones', 'how much is portland state', 'we cant afford that. is there help'],
  },
  {
    title: 'On a career’s own page',
    setting: { ...BUDDY, page: '47-2111.00' },
    says: ['do i need college for this', 'is it dangerous', 'will robots take it', 'this vs plumber', 'why did i get this'],
  },
  {
    title: 'Lost',
    setting: BUDDY,
    says: [
      'idk what i want to be',
      'my parents want me to be a doctor',
      'jobs with animals but no blood',
      'something like that but pays more',
    ],
  },
  {
    title: 'A practice interview',
    setting: BUDDY,
    says: [
      'interview me for vet tech',
      'Last year I fed my neighbor’s cats for a month, and when one got sick I called her and we took it to the clinic.',
      'skip',
      'stop',
      'what do i wear',
    ],
  },
  {
    title: 'Money for school',
    setting: COLLEGE,
    says: [
      'How do I find scholarships and money for school?',
      'what is fafsa and does my dad gotta sign it',
      'are loans bad',
      'is oregon promise still a thing',
    ],
  },
  {
    title: 'In Spanish',
    setting: BUDDY,
    says: ['hola', 'cuánto gana una enfermera', 'y qué tengo que estudiar', 'dónde puedo estudiar cerca de mi casa', 'eres un robot?'],
  },
  {
    title: 'What it cannot do',
    setting: BUDDY,
    says: ['write my essay', 'asdfghjkl', 'can my mom see this', 'where do u get your numbers', 'how much do curators make in nyc'],
  },
];

/** The ten conversations, as the guide answers them now. */
export async function printConversations(): Promise<string> {
  const parts = [];
  for (const { title, setting, says } of TALKS) {
    const answers = await converse(says, setting);
    const lines = says.flatMap((said, at) => [`**You:** ${said}`, quoted(answers[at]!)]);
    parts.push(`## ${title}\n\n${lines.join('\n\n')}`);
  }
  return `${parts.join('\n\n')}\n`;
}

function quoted({ content, cards, cites }: Answered): string {
  const marked = cites.toSorted((a, b) => b.to - a.to).reduce((text, { to }) => `${text.slice(0, to)}°${text.slice(to)}`, content);
  const shown = cards.map((card) => `_${describe(card)}_`);
  return [...marked.split('\n'), ...(shown.length > 0 ? ['', ...shown.map((line) => `${line}  `)] : [])]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function describe(card: ChatCard): string {
  switch (card.kind) {
    case 'comparison':
      return `Table: ${card.careers.map(({ title }) => title).join(' | ')}; ${card.rows.map(({ label, values, main }) => `${label}${main ? ' (!)' : ''}: ${values.map(({ text }) => text).join(' | ')}`).join('; ')}`;
    case 'schools':
      return `Schools (${card.total}): ${card.schools.map(({ name, miles, price }) => `${name}${miles === null ? '' : `, ${miles} miles`}, ${price === null ? 'price not published' : `$${price.toLocaleString('en-US')} a year`}`).join('; ')}`;
    case 'school':
      return `Sheet of ${card.name}: ${card.rows.map(({ label, text }) => `${label}: ${text}`).join('; ')}`;
    case 'plan':
      return `Plan “${card.title}”: ${card.steps.map(({ when, text }) => `(${when.replace('_', ' ')}) ${text}`).join(' ')}`;
    case 'careers':
      return `${card.title}: ${card.careers.map(({ title }) => title).join(', ')}`;
    case 'interview':
      return `Question ${card.number} of ${card.of}; check: ${card.checklist.join('; ')}`;
    case 'ask':
    case 'starters':
      return `To press: ${card.replies.map(({ label }) => label).join(' · ')}`;
    case 'crisis':
      return card.title;
  }
}

const headOf = (page: string) => page.slice(0, page.indexOf(BEGINS) + BEGINS.length);

/** The page as it should be. */
export const pageNow = async () => `${headOf(readFileSync(PAGE, 'utf8'))}\n\n${await printConversations()}`;

// npm run companions:conversations: writes them into docs/companions.md.
if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, await pageNow());
