import type { ReactNode } from 'react';
import { PlanPicture } from '@careerscoop/art/plan-picture.tsx';
import { paths } from '../../lib/paths.ts';
import type { Wish, Wanted, WishKind } from '../../lib/wish.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { WishStanding } from './wish-standing.ts';
import './wish-panel.css';

const WANTED: Record<WishKind, (title: string) => string> = {
  save: (title) => `You wanted to save ${title}.`,
  learn_more: (title) => `You wanted to learn more about ${title}.`,
  book: (title) => `You wanted to book a talk about ${title}.`,
  session: () => 'You wanted to ask for a talk with a mentor.',
  retake: () => 'You wanted to take the assessment again.',
  careers: () => 'You wanted to see your careers.',
  companions: () => 'You wanted to meet the AI Companions.',
  ai_report: () => 'You wanted your AI Insights Report.',
};

const DO: Record<WishKind, string> = {
  save: 'save it',
  learn_more: 'learn more',
  book: 'book it',
  session: 'send it',
  retake: 'start',
  careers: 'go on',
  companions: 'go on',
  ai_report: 'go on',
};

/** What somebody wanted, by name. */
const wantedWords = ({ kind, title = 'this career' }: Wanted) => WANTED[kind](title);

/** What happens with one press, after "and" or by itself. */
const doWords = ({ kind }: Wanted) => DO[kind];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface WishPanelProps {
  wish: Wish;
  standing: WishStanding;
  /** What the plan that opens it costs and for how long, once that is known. */
  price: string | undefined;
  /** For who is under 18 and has no yes of a parent yet: what waits for it. That comes before any plan. */
  parent: ReactNode;
  /** Who can pay for it: not said while it is not known. */
  pays: 'self' | 'parent' | 'nobody' | undefined;
  busy: boolean;
  error: string | null;
  /** Does it, with the free plan that opens it if one is missing. */
  onDo: () => void;
  /** Asks whether the plan that opens it shall be bought. */
  onChoose: () => void;
  onBack: () => void;
}

/** At the top of the plans: what somebody wanted when they were led here, and the way on. */
export function WishPanel({ wish, standing, price, parent, pays, busy, error, onDo, onChoose, onBack }: WishPanelProps) {
  return (
    <Block room="blue" className="wish" aria-labelledby="wish">
      <div className="wish__t">
        <h2 className="h2" id="wish">
          {wantedWords(wish)}
        </h2>
        <p className="lead">{wayOn(standing, price)}</p>
        {parent}
        {error && <Notice tone="bad">{error}</Notice>}
        <div className="row">
          {standing.kind === 'visitor' && (
            <LinkButton kind="go" to={paths.signIn(paths.pricing)}>
              Sign in and {doWords(wish)}
            </LinkButton>
          )}
          {standing.kind === 'open' && (
            <Button kind="go" busy={busy} onClick={onDo}>
              {capital(doWords(wish))}
            </Button>
          )}
          {standing.kind === 'free' && (
            <Button kind="go" busy={busy} onClick={onDo}>
              Take the {standing.plan.title} and {doWords(wish)}
            </Button>
          )}
          {standing.kind === 'priced' && !parent && pays === 'self' && (
            <Button kind="go" onClick={onChoose}>
              Choose {standing.plan.title}
            </Button>
          )}
          {standing.kind === 'priced' && !parent && pays === 'parent' && (
            <p className="wish__ask">Below are three ways to ask a parent for it.</p>
          )}
          <Button kind="line" onClick={onBack}>
            Go back
          </Button>
        </div>
      </div>
      {'plan' in standing && <PlanPicture plan={standing.plan.title} />}
    </Block>
  );
}

function wayOn(standing: WishStanding, price: string | undefined): string {
  switch (standing.kind) {
    case 'visitor':
      return 'Sign in first. Then we go on from here.';
    case 'open':
      return 'That is open for you now.';
    case 'free':
      return standing.sentence ?? `The free ${standing.plan.title} opens that.`;
    case 'priced':
      return `${standing.sentence ?? `${standing.plan.title} opens that.`} It costs ${price ?? `$${standing.plan.price}`}. You pay once, and nothing renews. After that we take you back.`;
    case 'month_used':
      return standing.sentence;
    case 'closed':
      return standing.sentence ?? 'Look at the plans below, or go back to where you were.';
  }
}
