import { Check } from 'lucide-react';
import type { Step } from '@careerscoop/contract/steps';
import { useNotices } from '../../ui/notices.tsx';
import { useChangeStep } from './steps.queries.ts';

/** Done or not. It shows at once, and goes back with a sentence when it could not be kept. */
export function StepTick({ step: { id, text, done_at } }: { step: Step }) {
  const { mutate } = useChangeStep();
  const notices = useNotices();
  return (
    <label className="tick">
      <input
        type="checkbox"
        className="vh"
        checked={done_at !== null}
        onChange={({ target }) =>
          mutate(
            { id, done: target.checked },
            { onError: ({ message }) => notices.say(`The tick was not kept. ${message}`, { tone: 'bad' }) },
          )
        }
      />
      <i aria-hidden="true">
        <Check className="ic" />
      </i>
      <span className="vh">Done: {text}</span>
    </label>
  );
}
