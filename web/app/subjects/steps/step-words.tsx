import { Link } from 'react-router';
import type { Step } from '@careerscoop/contract/steps';
import { paths } from '../../lib/paths.ts';

/** What a step says, and where it comes from. */
export function StepWords({ step, isNext }: { step: Step; isNext: boolean }) {
  const { text, source, career, plan_id } = step;
  return (
    <p className="step__t">
      {isNext ? <b>{text}</b> : text}
      {isNext && <small>This one is next.</small>}
      {source === 'own' && plan_id !== null && <small>You added this.</small>}
      {source === 'career' && career && (
        <small>
          From <Link to={paths.career(career.slug)}>{career.title}</Link>
        </small>
      )}
    </p>
  );
}
