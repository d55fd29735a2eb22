import type { Spend } from '../chat/answerer.ts';

/** About so many letters are a token. */
const LETTERS = 4;

/** Counts what one answer uses of the model, round by round. */
export interface Meter {
  /** A round is asked for, with so many letters. */
  begin(letters: number): void;
  hear(letters: number): void;
  /** A round is over. @param tokens what the service says that it cost, if it does */
  end(tokens: number | undefined): void;
  /** The service failed: a round of which nothing was heard cost nothing. */
  fail(): void;
}

/**
 * Tells at every moment what was used so far: whoever stops an answer, or loses it, has used it all the same. Of a round that has
 * not ended, or of which the service says nothing, the letters are counted.
 */
export function meterOf(spend: Spend): Meter {
  let [before, asked, heard] = [0, 0, 0];
  const estimate = () => Math.ceil((asked + heard) / LETTERS);
  const tell = () => spend(before + estimate());
  return {
    begin: (letters) => {
      [asked, heard] = [letters, 0];
      tell();
    },
    hear: (letters) => {
      heard += letters;
      tell();
    },
    end: (tokens) => {
      before += tokens ?? estimate();
      [asked, heard] = [0, 0];
      tell();
    },
    fail: () => {
      if (heard === 0) asked = 0;
      tell();
    },
  };
}
