/** Seconds as 0:07 or 1:00. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Where an arrow key leads to, five seconds on or back; undefined for other keys, which the browser knows. */
export function soughtBy(key: string, second: number, length: number): number | undefined {
  const step = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 }[key];
  return step && Math.min(length, Math.max(0, second + step));
}
