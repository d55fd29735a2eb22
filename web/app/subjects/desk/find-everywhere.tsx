import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Permission } from '@careerscoop/contract/desk-permissions';
import { deskPaths } from '../../lib/desk-paths.ts';
import { useDeskPlace } from './desk-place.ts';
import { KeyHint } from './keys/key-hint.tsx';

/** Lists with a search of their own, in the order in which they are offered. */
const PLACES: readonly { to: string; label: string; may: Permission }[] = [
  { to: deskPaths.students, label: 'students', may: 'students.read' },
  { to: deskPaths.mentors, label: 'mentors', may: 'mentors.read' },
  { to: deskPaths.codes, label: 'codes', may: 'codes.read' },
  { to: deskPaths.orders, label: 'orders', may: 'orders.read' },
  { to: deskPaths.messages, label: 'messages', may: 'messages.read' },
  { to: deskPaths.newsletters, label: 'newsletters', may: 'newsletters.read' },
];

/** One field for all lists: it offers each list that can be searched for what is typed. Enter takes the first. */
export function FindEverywhere() {
  const { may } = useDeskPlace();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const places = PLACES.filter((place) => may.includes(place.may));
  const [first] = places;
  const q = typed.trim();
  const search = `?q=${encodeURIComponent(q)}`;
  if (!first) return <span className="desk-find" />;

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTyped('');
    if (!q || !first) return;
    // Before the headline takes the focus: the next key is for the list, however soon it comes.
    event.currentTarget.querySelector('input')?.blur();
    void navigate({ pathname: first.to, search });
  }

  return (
    <form className="desk-find" role="search" aria-label="All lists" onSubmit={find}>
      <label className="desk-find__f">
        <Search className="ic" />
        <span className="vh">Find in {places.map(({ label }) => label).join(', ')}</span>
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={`Find in ${places
            .slice(0, 4)
            .map(({ label }) => label)
            .join(', ')}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="search"
          data-desk-search=""
        />
        <KeyHint of="/" />
      </label>
      {q && (
        <ul className="desk-find__l">
          {places.map(({ to, label }) => (
            <li key={to}>
              <Link to={{ pathname: to, search }} onClick={() => setTyped('')}>
                <b>{q}</b> in {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
