/** 14.5 hours; 1 hour; 30 minutes */
export function hoursInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.round(minutes / 6) / 10;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export const sumOf = (given: readonly { minutes: number }[]) => given.reduce((sum, { minutes }) => sum + minutes, 0);
