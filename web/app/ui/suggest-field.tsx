import { useEffect, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { FieldError, fieldClass, FieldHint, FieldLabel, useFieldIds, type FieldProps } from './field.tsx';

// An editable combobox of the ARIA Authoring Practices. Base UI's hides the rest of the page from screen
// readers while it is open, and with it the field's own label.

export interface Suggestion {
  id: string;
  text: string;
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>;

interface SuggestFieldProps<S extends Suggestion> extends FieldProps, InputProps {
  value: string;
  onValue: (text: string) => void;
  /** What the caller found for the present text; it searches when onValue speaks. */
  suggestions: readonly S[];
  onPick?: (suggestion: S) => void;
  /** A search is under way. */
  searching?: boolean;
}

function spoken(searching: boolean, count: number): string {
  if (searching) return 'Looking…';
  return count === 0 ? '' : count === 1 ? '1 match' : `${count} matches`;
}

/** A text field that suggests while one types, such as an address. What is typed always counts. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { label, hint, error, optional, fieldClass: extra, className, ...rest } = props;
  const { value, onValue, suggestions, onPick, searching = false, onKeyDown, onBlur, ...input } = rest;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(input.id, input.name, field);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Somebody typed here before the page came to life.
  useEffect(() => {
    const here = document.activeElement;
    if (here?.id === id && here instanceof HTMLInputElement && here.value) setOpen(true);
  }, [id]);
  const shown = open && suggestions.length > 0;
  const activeItem = shown ? suggestions[active] : undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function pick(suggestion: S) {
    onValue(suggestion.text);
    onPick?.(suggestion);
    close();
  }
  function move(step: 1 | -1) {
    setOpen(true);
    const count = suggestions.length;
    // From the text (-1) up leads to the last one, and past either end back to the text.
    setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && activeItem) {
      event.preventDefault();
      pick(activeItem);
    } else if (event.key === 'Escape' && shown) {
      // The dialog round it stays open.
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className={fieldClass(field)}>
      <FieldLabel id={id} label={label} optional={optional} />
      <FieldHint id={hintId} hint={hint} />
      <div className="pick">
        <input
          {...input}
          {...aria}
          id={id}
          className={className ? `in ${className}` : 'in'}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeItem ? `${id}-${active}` : undefined}
          autoComplete={input.autoComplete ?? 'off'}
          value={value}
          onChange={(event) => {
            onValue(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={(event) => {
            onBlur?.(event);
            close();
          }}
        />
        <ul className="pick__list" id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!shown}>
          {suggestions.map((suggestion, index) => (
            <li
              key={suggestion.id}
              id={`${id}-${index}`}
              className="pick__item"
              role="option"
              aria-selected={index === active}
              ref={index === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
              // Keeps the focus, and with it the list, until the click is done.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              {suggestion.text}
            </li>
          ))}
        </ul>
      </div>
      <p className="vh" role="status">
        {open ? spoken(searching, suggestions.length) : ''}
      </p>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
