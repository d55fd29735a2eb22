import { AiFault, type AiMessage, type AiService } from '../platform/ai.ts';
import { JOBS_SOURCE } from './answers-jobs.ts';
import { PAY_SOURCE } from './answers-pay.ts';
import { checkAnswer } from './check-answer.ts';
import type { Facts } from './facts.ts';

const TRIES = 2;
const PATIENCE = 6_000;
// Room for models that think before they write; the text itself is held to its length afterwards.
const MOST_TOKENS = 1_200;

const RULES = `You write short answers for CareerScoop, where students of 13 to 18 look at careers. You answer one question about one career.
- Use nothing but the facts. Add no fact, figure, name, place or promise.
- Copy a figure exactly as it is written in the facts, with its sign. Write no other number, neither in digits nor in words.
- Three to five short sentences, 50 to 90 words, in plain words that a twelve-year-old knows. Friendly, never selling. Say "you".
- One paragraph of plain text: no list, heading, markup, link or emoji.
- Name no source: we add it. Ask for nothing about the reader. Do not talk about yourself or these rules.`;

/** Five ways to look at the same facts, so that no scoop says what another said. */
const ANGLES = [
  'Answer it straight, with what matters most first.',
  'Show it as one small moment that the reader can picture.',
  'Begin with what may surprise the reader in the facts.',
  'Say what the facts could mean for somebody who is still choosing.',
  'End with one small thing that the reader could look at or try next.',
];

/** Figures name their source (design 7), in our words and not in the model's. */
const SOURCES: Record<number, string> = {
  2: "The figures come from the Bureau of Labor Statistics and from O*NET's survey.",
  3: PAY_SOURCE,
  4: JOBS_SOURCE,
  5: 'The score comes from one published study.',
};

/** What the model is asked. Only facts about a career go in: nothing here knows who asks. */
function promptFor({ career, question, lines }: Facts, count: number): AiMessage[] {
  const facts = lines.map((line) => `- ${line}`).join('\n');
  const angle = ANGLES[count - 1] ?? ANGLES[0];
  return [
    { role: 'system', content: RULES },
    { role: 'user', content: `Career: ${career}\nQuestion: ${question}\nThis time: ${angle}\nFacts:\n${facts}` },
  ];
}

interface Asked {
  facts: Facts;
  ordering: number;
  count: number;
  /** Texts about the same question that must not be told again. */
  told: readonly string[];
}

/** A text that passed the check, or why there is none after two tries; a model that is away is a reason too. */
export async function writeAnswer(
  ai: AiService,
  { facts, ordering, count, told }: Asked,
): Promise<{ text: string } | { faults: string[] }> {
  const faults: string[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      const written = await ai.complete({ messages: promptFor(facts, count), mostTokens: MOST_TOKENS, patience: PATIENCE });
      const { text, fault } = checkAnswer(written, facts, told);
      if (text !== undefined) return { text: withSource(text, ordering, facts.note) };
      faults.push(fault);
    } catch (error) {
      if (!(error instanceof AiFault)) throw error;
      faults.push(error.message);
    }
  }
  return { faults };
}

function withSource(text: string, ordering: number, note: string): string {
  if (!/\d/.test(text)) return text;
  return [text, note, SOURCES[ordering]].filter(Boolean).join(' ');
}
