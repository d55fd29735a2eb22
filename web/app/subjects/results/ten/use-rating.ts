import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { useNotices } from '../../../ui/notices.tsx';
import { useUpdateResult } from '../results.queries.ts';

interface Rating {
  id: number;
  score: number | null;
}

/** The stars of the open career: chosen freely, and stored when it is closed. Where none were pressed, nothing is sent. */
export function useRating(career: Result | undefined) {
  const notices = useNotices();
  const { mutate } = useUpdateResult({
    onRefused: (error) => notices.say(`Your rating was not kept. ${error.message}`, { tone: 'bad' }),
  });
  const [chosen, setChosen] = useState<Rating>();
  const unsent = useRef<Rating>(undefined);
  const id = career?.id;

  function store({ id, score }: Rating) {
    unsent.current = undefined;
    // From here on the lists say it, also what another tab makes of it.
    setChosen(undefined);
    // The wire says 0 for no rating; a booking is never touched from here.
    mutate({ id, score: score ?? 0, booked: false });
  }

  // The browser's Back and links to elsewhere close it without a press on its own controls. The cleanup
  // belongs to the career that was open, so the id alone makes it run.
  const storeUnsent = useEffectEvent(() => {
    if (unsent.current) store(unsent.current);
  });
  useEffect(() => () => storeUnsent(), [id]);

  const score = chosen && chosen.id === id ? chosen.score : (career?.score ?? null);
  return {
    score,
    choose(next: number | null) {
      if (id === undefined) return;
      unsent.current = { id, score: next };
      setChosen(unsent.current);
    },
    keep() {
      if (unsent.current) store(unsent.current);
    },
  };
}
