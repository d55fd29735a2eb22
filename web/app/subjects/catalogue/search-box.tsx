import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const PAUSE_MS = 350;

interface SearchBoxProps {
  /** What the address asks for. */
  q: string;
  onSearch: (q: string) => void;
}

/** Searches while one types, after a short pause, and at once on Enter. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  // The back button changes the address under the field; a space at the end of a word is still being typed.
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (typed.trim() !== q) setTyped(q);
  }
  // Somebody may have typed before the page came to life.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const early = field.current?.value;
    if (early) setTyped(early);
  }, []);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === seen) return;
    const soon = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(soon);
  }, [typed, seen]);

  return (
    <form
      role="search"
      className="x-search needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== q) onSearch(typed.trim());
      }}
    >
      <div className="field">
        <label htmlFor="career-search">What would you like to do?</label>
        <div className="in-row x-search__in">
          <input
            ref={field}
            id="career-search"
            type="search"
            className="in"
            name="q"
            value={typed}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Animals, music, nurse"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      <Button type="submit">
        <Search className="ic" /> Search
      </Button>
    </form>
  );
}
