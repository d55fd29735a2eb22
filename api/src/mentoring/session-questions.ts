import type { Career } from '@careerscoop/catalogue/career';

/** How much of what is written about a career one question may quote; a longer sentence asks without it. */
const MOST_QUOTED = 170;

/** For whatever the talk is about. */
const ANY = {
  day: 'What did you do at work yesterday, hour by hour?',
  why: 'What made you choose this work, and would you choose it again?',
  hard: 'Which part did nobody tell you about before you began?',
  way: 'How did you get in, and what would you do differently today?',
  first: 'Where can I try this for one day, at my age?',
} as const;

/**
 * Five questions to ask a mentor. Those about a career quote what its own page says, so that the mentor can agree or not; a topic
 * that is a question comes first, in the student's own words.
 */
export function questionsFor({ career, topic }: { career?: Career | null | undefined; topic: string }): string[] {
  const words = career?.words;
  if (words) {
    return [
      ANY.day,
      asking(words.good_if[0], (line) => `I read that this is good work if ${line}. Is that so for you?`, ANY.why),
      asking(words.hard_part, (line) => `I read: “${line}” How do you live with that?`, ANY.hard),
      asking(words.path, (line) => `I read: “${line}” Which way did you take?`, ANY.way),
      asking(words.try_this, (line) => `I could try this: “${line}” What would you try first?`, ANY.first),
    ];
  }
  const own = topic.trim().endsWith('?') && topic.trim().length <= MOST_QUOTED ? [topic.trim()] : [];
  return [...own, ANY.day, ANY.why, ANY.hard, ANY.way, ANY.first].slice(0, 5);
}

/** The question made of a text's first sentence, or the one that needs none. */
function asking(text: string | undefined, make: (line: string) => string, otherwise: string): string {
  // A full stop inside a word, as in U.S. or 3.5, ends no sentence.
  const line = text?.match(/^.+?(?<!\b[A-Z])[.!?](?=\s+[A-Z“"]|$)/)?.[0] ?? text;
  return line && line.length <= MOST_QUOTED ? make(line) : otherwise;
}
