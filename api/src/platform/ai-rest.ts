const MOST_FAULTS = 5;
const MINUTE = 60_000;

/** A service that failed five times in a minute is left alone for one: nobody waits ten seconds for what is known to be away. */
export class AiRest {
  private faults: number[] = [];
  private until = -Infinity;

  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get resting(): boolean {
    return this.now() < this.until;
  }

  noteFault(): void {
    const now = this.now();
    this.faults = [...this.faults.filter((at) => now - at < MINUTE), now];
    if (this.faults.length < MOST_FAULTS) return;
    this.until = now + MINUTE;
    this.faults = [];
  }
}
