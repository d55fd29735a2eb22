import { useEffect, useState } from 'react';

/** Long enough to be heard of, and then out of the way of who reads the page line by line. */
const STAYS_MS = 1_000;

/**
 * Says an answer once to screen readers. It stands there before there is an answer: what arrives together with its own
 * live region is often not said at all.
 */
export function AnswerSaid({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const begin = setTimeout(() => setSaid(text));
    const end = setTimeout(() => setSaid(''), STAYS_MS);
    return () => [begin, end].forEach(clearTimeout);
  }, [text]);
  return (
    <div className="vh" aria-live="polite">
      {said}
    </div>
  );
}
