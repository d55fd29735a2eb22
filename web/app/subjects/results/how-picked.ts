/** A stretch pick's words come as one text: its label, then how it was found. */
export function howPicked(ai: string): { label: string; sentence: string } {
  const end = ai.indexOf('.');
  if (end < 0) return { label: ai, sentence: '' };
  return { label: ai.slice(0, end), sentence: ai.slice(end + 1).trim() };
}
