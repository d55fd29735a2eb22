import { ArrowRight, Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { Result } from '@careerscoop/contract/results';
import { ScoopCount } from '@careerscoop/art/scoop-count.tsx';
import { paths } from '../../../lib/paths.ts';
import { useCompanionsOpen } from '../../../lib/site.ts';
import { BACK_LEADS_THERE, useWishing } from '../../../lib/use-wishing.ts';
import { Block } from '../../../ui/block.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Companion, type NextStep, comparePath, nextSteps } from './next-steps.ts';
import './saved-panel.css';

/** To compare takes two. */
const ENOUGH = 2;

interface SavedPanelProps {
  saved: readonly Result[];
  /** Nothing while they are being asked for. */
  companions: readonly Companion[] | undefined;
  /** Whether companions wait for a parent's yes: then no plan would open them. */
  waitsForParent: boolean;
}

/** What the saved careers are good for: by how many there are, and by which companions the student has. */
export function SavedPanel({ saved, ...rest }: SavedPanelProps) {
  if (saved.length >= ENOUGH) return <NextSteps saved={saved} {...rest} />;
  return (
    <Block room="blue" className="saved saved--few" aria-labelledby="saved">
      <ScoopCount count={saved.length} of={ENOUGH} className="saved__n" />
      <div className="saved__t">
        <h3 className="h2" id="saved">
          {saved.length === 0 ? 'No saved careers yet' : 'Want to compare or build a plan?'}
        </h3>
        <p>
          {saved.length === 0
            ? 'View a career and press Save to keep it here. With two you can compare them.'
            : 'You need one more. Save another career, and the next steps open.'}
        </p>
      </div>
    </Block>
  );
}

function NextSteps({ saved, companions, waitsForParent }: SavedPanelProps) {
  const { keep } = useWishing();
  const steps = nextSteps(companions ?? [], useCompanionsOpen());
  const locked = (why: NextStep['reason']) => companions !== undefined && steps.some(({ reason }) => reason === why);
  return (
    <Block room="blue" className="saved" aria-labelledby="saved">
      <h3 className="h2" id="saved">
        Next Steps?
      </h3>
      <ul className="saved__l">
        {steps.map((step) => (
          <li key={step.title}>
            <Step step={step} known={companions !== undefined} />
          </li>
        ))}
      </ul>
      {locked('plan') && (
        <p>
          <Lock className="ic saved__k" /> These steps need the AI Companions subscription.{' '}
          {waitsForParent ? (
            <Link to={paths.profileConsent}>What a parent decides</Link>
          ) : (
            <Link to={paths.pricing} state={BACK_LEADS_THERE} onClick={() => keep({ kind: 'companions' })}>
              See the plans
            </Link>
          )}
        </p>
      )}
      {locked('soon') && (
        <p>
          <Lock className="ic saved__k" /> These steps open soon, with the AI Companions.
        </p>
      )}
      {locked('consent') && (
        <p>
          <Lock className="ic saved__k" /> Your companions wait for a parent’s yes.{' '}
          <Link to={paths.profileConsent}>See where it stands</Link>
        </p>
      )}
      <div className="row saved__free">
        <LinkButton size="small" to={comparePath(saved)}>
          Compare side by side
        </LinkButton>
        <p>Free for everybody, without a companion.</p>
      </div>
    </Block>
  );
}

const WHY = { plan: 'Locked: comes with', consent: 'Locked until a parent says yes:', soon: 'Opens soon with' } as const;

/** One step: a link when its companion is there, else what it waits for. */
function Step({ step, known }: { step: NextStep; known: boolean }) {
  const { title, companion, to, reason } = step;
  if (to !== null) {
    return (
      <Link className="saved__s" to={to}>
        <span>
          <b>{title}</b>
          <small>with {companion}</small>
        </span>
        <ArrowRight className="ic" />
      </Link>
    );
  }
  return (
    <div className="saved__s saved__s--locked">
      <span>
        <b>{title}</b>
        <small>{known && reason ? `${WHY[reason]} ${companion}` : `with ${companion}`}</small>
      </span>
      {known && <Lock className="ic" />}
    </div>
  );
}
