import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ComponentProps } from 'react';

import { FieldError, fieldClass, FieldHint, FieldLabel, useFieldIds, type FieldProps } from './field.tsx';

export interface Suggestion {
  id: string;
  text: string;
}

interface SuggestFieldProps<S extends Suggestion>
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onValue: (text: string) => void;
  /** What the caller found for the present text; it searches when onValue speaks. */
  suggestions: readonly S[];
  onPick?: (suggestion: S) => void;
  /** A search is under way. */
  searching?: boolean;
}

/** A text field that suggests while one types, such as an address. What is typed always counts. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { label, hint, error, optional, fieldClass: extra, className, ...rest } = props;
  const { value, onValue, suggestions, onPick, searching = false, defaultValue: _unused, ...input } = rest;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(input.id, input.name, field);
  const count = suggestions.length;
  const say = searching ? 'Looking…' : count === 0 ? '' : count === 1 ? '1 match' : `${count} matches`;
  return (
    <div className={fieldClass(field)}>
      <FieldLabel id={id} label={label} optional={optional} />
      <FieldHint id={hintId} hint={hint} />
      <Autocomplete.Root
        items={suggestions as S[]}
        filter={null}
        value={value}
        itemToStringValue={(suggestion: S) => suggestion.text}
        onValueChange={(text, details) => {
          onValue(text);
          const picked = details.reason === 'item-press' && suggestions.find((each) => each.text === text);
          if (picked) onPick?.(picked);
        }}
      >
        <Autocomplete.Input
          {...input}
          {...aria}
          id={id}
          className={className ? `in ${className}` : 'in'}
          autoComplete={input.autoComplete ?? 'off'}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="pick" sideOffset={6} hidden={!say}>
            <Autocomplete.Popup className="pick__box" aria-busy={searching || undefined}>
              <Autocomplete.Status className="pick__say">{say}</Autocomplete.Status>
              <Autocomplete.List className="pick__list">
                {(suggestion: S) => (
                  <Autocomplete.Item key={suggestion.id} value={suggestion} className="pick__item">
                    {suggestion.text}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
