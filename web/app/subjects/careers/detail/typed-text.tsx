import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useTyped } from './use-typed.ts';

/**
 * A text that is typed out before one's eyes. A press shows it whole. What is still to come holds its room, so that no
 * line jumps; screen readers get the whole text once.
 */
export function TypedText({ text }: { text: string }) {
  const { length, done, finish } = useTyped(text);
  return (
    <div className="typed__in">
      <div aria-live="polite">
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
      <p className="typed" aria-hidden="true" data-typing={done ? undefined : ''} onClick={finish}>
        {text.slice(0, length)}
        <span className="typed__rest">{text.slice(length)}</span>
      </p>
    </div>
  );
}
