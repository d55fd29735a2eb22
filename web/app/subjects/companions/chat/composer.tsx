import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { trimMessage } from './trim-message.ts';
import './composer.css';

/** As low as one line and as high as eight; then it scrolls. */
const [LOWEST, HIGHEST] = [45, 200];

interface ComposerProps {
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** An answer is awaited or typed out. */
  busy: boolean;
  /** Nothing can be sent any more today. */
  closed: boolean;
  onStop: () => void;
}

/** Where a message is written. Enter sends it, Shift and Enter make a line. */
export function Composer({ placeholder, text, onText, onSend, busy, closed, onStop }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [trimmed, setTrimmed] = useState(false);
  const empty = text.trim() === '';
  useHeight(field, text);
  useFocusKept(field, busy);

  function change(next: string) {
    const fitting = trimMessage(next);
    setTrimmed(fitting !== next);
    onText(fitting);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (busy || closed || empty) return;
    setTrimmed(false);
    onSend(text.trim());
  }

  function press(event: KeyboardEvent) {
    // Enter within a word of Japanese or the like ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      {trimmed && (
        <p className="composer__cut" role="status">
          Message trimmed to fit the 5000-character limit.
        </p>
      )}
      <form className="composer" onSubmit={send}>
        <label className="vh" htmlFor={id}>
          Your message
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          placeholder={placeholder}
          value={text}
          disabled={busy || closed}
          enterKeyHint="send"
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
        />
        {busy ? (
          <Button size="small" className="composer__stop" onClick={onStop}>
            <Square className="ic" />
            Stop
          </Button>
        ) : (
          <button type="submit" className="composer__send" aria-label="Send" aria-disabled={empty || closed || undefined}>
            <ArrowUp className="ic" />
          </button>
        )}
      </form>
    </>
  );
}

function useHeight(field: { current: HTMLTextAreaElement | null }, text: string) {
  useLayoutEffect(() => {
    const own = field.current;
    if (!own) return;
    own.style.height = `${LOWEST}px`;
    own.style.height = `${Math.min(HIGHEST, Math.max(LOWEST, own.scrollHeight))}px`;
  }, [field, text]);
}

/** A field that closes loses the focus: who was writing goes on where they were, unless they have gone elsewhere. */
function useFocusKept(field: { current: HTMLTextAreaElement | null }, busy: boolean) {
  const wrote = useRef(false);
  useLayoutEffect(() => {
    if (busy) wrote.current = true;
  }, [busy]);
  useEffect(() => {
    if (busy || !wrote.current) return;
    wrote.current = false;
    const at = document.activeElement;
    if (at === null || at === document.body) field.current?.focus({ preventScroll: true });
  }, [busy, field]);
}
