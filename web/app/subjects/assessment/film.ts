export interface Caption {
  id: number;
  text: string;
  seconds: number;
}

export const lengthOf = (captions: Caption[]) => captions.reduce((sum, { seconds }) => sum + seconds, 0);

/** Second at which a caption begins. */
export const startOf = (captions: Caption[], index: number) => lengthOf(captions.slice(0, index));

/** Index of the caption shown at a second; after the end the last one stays. */
export function captionAt(captions: Caption[], second: number): number {
  const next = captions.findIndex((_, index) => startOf(captions, index + 1) > second);
  return next >= 0 ? next : captions.length - 1;
}

/** How much of a caption's time has passed at a second, 0 to 1. */
export function shareOf(captions: Caption[], index: number, second: number): number {
  const seconds = captions[index]?.seconds ?? 1;
  return Math.min(1, Math.max(0, (second - startOf(captions, index)) / seconds));
}

/** Seconds as 0:07 or 1:00. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
