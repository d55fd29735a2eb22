import { ChevronsDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTyped } from '../../lib/use-typed.ts';
import { RoundButton } from '../../ui/round-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/**
 * A text that is typed out before one's eyes. A press on it or on its button shows it whole. What is still to come holds
 * its room, so that no line jumps; screen readers find the whole text.
 */
export function TypedText({ text }: { text: string }) {
  const { length, done, finish } = useTyped(text);
  return (
    <>
      {!done && <SkipButton onSkip={finish} />}
      <div className="typed__in">
        <VisuallyHidden>{text}</VisuallyHidden>
        <p className="typed" aria-hidden="true" data-typing={done ? undefined : ''} onClick={finish}>
          {text.slice(0, length)}
          <span className="typed__rest">{text.slice(length)}</span>
        </p>
      </div>
    </>
  );
}

/** Goes away when all is there, and then leaves the keyboard in the answer. */
function SkipButton({ onSkip }: { onSkip: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (own?.contains(document.activeElement)) own.closest<HTMLElement>('[role=tabpanel]')?.focus();
    };
  }, []);
  return (
    <span className="typed__skip" ref={place}>
      <RoundButton line label="Show the whole answer" onClick={onSkip}>
        <ChevronsDown className="ic" />
      </RoundButton>
    </span>
  );
}
