import { useEffect, useEffectEvent } from 'react';
import { ACT_KEYS } from './act-keys.ts';
import { keysOn } from './keys-setting.ts';

const FIELDS = 'input, select, textarea, [contenteditable], [role=combobox], [role=listbox], [role=menu]';
const ROW = '[data-row]';
const CONTROL = 'a[href], button:not([disabled])';

/**
 * The keys of the desk. A letter presses the button that carries it in `aria-keyshortcuts`: of the row or open item that has the
 * focus, else the first in the page. J and K move the focus from row to row (`data-row`), so that Enter opens what has it. Nothing
 * happens in fields, with Ctrl, Alt or Cmd, over a dialog (but its own keys), or where keys are switched off.
 */
export function useDeskKeys(onHelp: () => void): void {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
      if (!keysOn() || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      // Escape leaves a field, and closes what is open at the next press.
      if (target.closest(FIELDS)) {
        if (event.key === 'Escape' && target instanceof HTMLElement) (target.closest<HTMLElement>(ROW) ?? target).blur();
        return;
      }
      if (act(event.key, target, help)) event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function act(key: string, at: Element, help: () => void): boolean {
  switch (key) {
    case '?':
      help();
      return true;
    case '/':
      return focus(document.querySelector('main [data-desk-search]') ?? document.querySelector('[data-desk-search]'));
    case 'f':
    case 'F':
      return focus(document.querySelector('main [data-desk-filters] :is(select, input, button)'));
    case 'j':
    case 'J':
      return step(at, 1);
    case 'k':
    case 'K':
      return step(at, -1);
    default:
      return press(key, at);
  }
}

function focus(control: Element | null): boolean {
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
  return true;
}

/** The row after or before the one with the focus; the first one where none has it. */
function step(at: Element, by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(`main ${ROW}`)].filter((row) => row.querySelector(CONTROL));
  const here = rows.findIndex((row) => row.contains(at));
  const next = here < 0 ? rows[0] : rows[here + by];
  if (!next) return false;
  next.scrollIntoView({ block: 'nearest' });
  return focus(next.querySelector(CONTROL));
}

function press(key: string, at: Element): boolean {
  const name = ACT_KEYS.find((each) => each.toLowerCase() === key.toLowerCase());
  if (!name) return false;
  const carries = `[aria-keyshortcuts="${name}"]:not([disabled])`;
  const button = at.closest(ROW)?.querySelector(carries) ?? document.querySelector(`main ${carries}`) ?? document.querySelector(carries);
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
}
