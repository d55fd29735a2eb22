import { type ReactNode, useState } from 'react';
import { SuggestField } from '../../ui/suggest-field.tsx';

const SHOWN = 12;

interface OneOfManyProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  choices: readonly { value: string; label: string }[];
  /** What is chosen; empty where nothing is. */
  value: string;
  onValue: (value: string) => void;
  /** What stands there while nothing is chosen. */
  none: string;
}

/** One of more choices than a select can show, found by a piece of its name. What is typed and not chosen is taken back; emptied, nothing is chosen. */
export function OneOfMany({ id, label, hint, error, choices, value, onValue, none }: OneOfManyProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const looked = typed?.trim().toLowerCase() ?? '';
  const found = looked ? choices.filter((choice) => choice.label.toLowerCase().includes(looked)).slice(0, SHOWN) : [];
  const choose = (next: string) => {
    setTyped(null);
    if (next !== value) onValue(next);
  };
  return (
    <SuggestField
      label={label}
      id={id}
      hint={hint}
      error={error}
      placeholder={none}
      spellCheck={false}
      value={typed ?? chosen}
      onValue={(text) => (text === '' && value ? choose('') : setTyped(text))}
      suggestions={found.map((choice) => ({ id: choice.value, text: choice.label }))}
      onPick={(picked) => choose(picked.id)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        // Enter sends no form while one still looks; where one alone is left, it is that one.
        if (event.key !== 'Enter' || typed === null) return;
        event.preventDefault();
        if (found.length === 1 && found[0]) choose(found[0].value);
      }}
    />
  );
}
