/** What a mentor can tell more about, each with the question that helps to write it. */
export const MORE = [
  { value: 'way_in', label: 'How I got in', question: 'How did you get into this work?' },
  { value: 'pay', label: 'What it pays', question: 'What do people earn at the start, and after ten years?' },
  { value: 'first_try', label: 'A first thing to try', question: 'What could they try this month, for free?' },
  { value: 'nothing', label: 'Nothing more', question: '' },
] as const;
export type More = (typeof MORE)[number]['value'];

/** The longest text that the server takes. */
export const LONGEST = 2000;

/** What the student reads: the first words, and what was told more, under its name. */
export function messageOf(well: string, more: More, about: string): string {
  const told = about.trim();
  const label = MORE.find(({ value }) => value === more)?.label ?? '';
  return more === 'nothing' || !told ? well.trim() : `${well.trim()}\n\n${label}: ${told}`;
}
