import { WRITTEN } from './act-keys.ts';
import { useKeysOn } from './keys-setting.ts';

/** The key of a button, written on it; nothing where keys are switched off. Those who hear the button are told by itself. */
export function KeyHint({ of }: { of: string }) {
  const on = useKeysOn();
  return on ? (
    <kbd className="key" aria-hidden="true">
      {WRITTEN[of] ?? of}
    </kbd>
  ) : null;
}
