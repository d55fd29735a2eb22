import { useEffect, useState } from 'react';

const TICK_MS = 100;
const STILL = '(prefers-reduced-motion: reduce)';

export interface Film {
  second: number;
  playing: boolean;
  ended: boolean;
  /** Plays, pauses, or begins again after the end. */
  toggle: () => void;
  goTo: (second: number) => void;
}

/** Time of the film. It begins by itself unless motion is unwanted, and stands still in a hidden tab. */
export function useFilm(length: number): Film {
  const [second, setSecond] = useState(0);
  const [wanted, setWanted] = useState(() => !window.matchMedia(STILL).matches);
  const ended = second >= length;
  const playing = wanted && !ended;

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      const passed = document.hidden ? 0 : (now - last) / 1000;
      last = now;
      setSecond((before) => Math.min(length, before + passed));
    }, TICK_MS);
    return () => window.clearInterval(timer);
  }, [playing, length]);

  return {
    second,
    playing,
    ended,
    toggle: () => {
      if (ended) setSecond(0);
      setWanted(!playing);
    },
    goTo: (wantedSecond) => setSecond(Math.min(length, Math.max(0, wantedSecond))),
  };
}
