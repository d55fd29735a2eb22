import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { plainWords } from './plain-words.ts';

/** Reads an answer aloud, where the browser can. */
export function ReadAloud({ text }: { text: string }) {
  const [reading, setReading] = useState(false);
  const own = useRef<SpeechSynthesisUtterance | null>(null);
  useEffect(
    () => () => {
      if (own.current) speechSynthesis.cancel();
    },
    [],
  );
  if (typeof speechSynthesis === 'undefined') return null;

  function press() {
    speechSynthesis.cancel();
    if (reading) return setReading(false);
    const words = new SpeechSynthesisUtterance(plainWords(text));
    words.lang = 'en-US';
    words.onend = words.onerror = () => {
      if (own.current === words) setReading(false);
    };
    own.current = words;
    speechSynthesis.speak(words);
    return setReading(true);
  }

  return (
    <button type="button" className="quiet" onClick={press}>
      {reading ? <Square className="ic" /> : <Volume2 className="ic" />}
      {reading ? 'Stop reading' : 'Read aloud'}
    </button>
  );
}
