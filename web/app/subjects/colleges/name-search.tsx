import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { RoundButton } from '../../ui/round-button.tsx';

interface NameSearchProps {
  q: string;
  onSearch: (q: string) => void;
}

/** Finds a school by its name, by what people call it, or by its town. */
export function NameSearch({ q, onSearch }: NameSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(q);
  // The back button changes the address under the field.
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    setTyped(q);
  }
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== q) onSearch(typed.trim());
      }}
    >
      <label htmlFor={id}>School or town</label>
      <div className="in-row">
        <input
          id={id}
          className="in"
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <RoundButton label="Search by school or town" className="in-row__b" type="submit">
          <Search className="ic" />
        </RoundButton>
      </div>
    </form>
  );
}
