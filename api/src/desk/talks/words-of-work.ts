import type { Career } from '@careerscoop/catalogue/career';

const SHORTEST = 4;
const MOST = 12;
/** Words that stand in titles of all kinds of work. */
const EVERYWHERE = new Set([
  'other',
  'except',
  'workers',
  'worker',
  'about',
  'what',
  'does',
  'with',
  'from',
  'into',
  'like',
  'work',
  'working',
  'your',
]);

/** The words by which a mentor of this work is found: of the career’s title, or else of the topic. */
export function wordsOfWork(career: Pick<Career, 'mask_title' | 'title'> | undefined, topic: string): string[] {
  const text = career ? `${career.mask_title} ${career.title}` : topic;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST && !EVERYWHERE.has(word));
  // One and many of a kind: "nurses" finds a nurse.
  return [...new Set(words.map((word) => word.replace(/s$/, '')))].slice(0, MOST);
}
