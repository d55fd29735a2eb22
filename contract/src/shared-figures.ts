/** Beside a figure that stands for more than one career, where there is room for a few words alone. */
export const SHARED_MARK = 'for a wider group';

/** The same in a sentence without a figure. */
export const SHARED = 'Pay and jobs are for a wider group';

/** The same with how many are counted; '' where the figures are the career's own. */
export function sharedSentence(sharedWith: number): string {
  if (sharedWith === 0) return '';
  const others = sharedWith === 1 ? 'one similar career' : `${sharedWith} similar careers`;
  return `${SHARED}: it is counted together with ${others}.`;
}

/** A figure in words, with the mark where it is not the career's own. */
export function marked(text: string, sharedWith: number): string {
  return sharedWith === 0 ? text : `${text}, ${SHARED_MARK}`;
}
