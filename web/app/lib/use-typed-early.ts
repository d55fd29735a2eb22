import { useState } from 'react';
import { useHydrated } from './session.ts';

type Values = Record<string, unknown>;

/** The values that a form begins with: what was typed or chosen in the built page, before its scripts were there, counts. */
export function useTypedEarly<F extends object>(empty: F): F {
  const hydrated = useHydrated();
  const [values] = useState(() => (hydrated || typeof document === 'undefined' ? empty : { ...empty, ...typedIn(empty as Values) }));
  return values;
}

function typedIn(empty: Values): Values {
  const typed: Values = {};
  for (const [name, beginning] of Object.entries(empty)) {
    const field = document.querySelector<HTMLInputElement>(
      `input[name='${name}']:is(:not([type=radio]), :checked), select[name='${name}']`,
    );
    if (field?.value) typed[name] = typeof beginning === 'number' ? Number(field.value) : field.value;
  }
  return typed;
}
