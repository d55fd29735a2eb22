import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { BACK_LEADS_THERE, useWishing } from '../../../lib/use-wishing.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Help } from './help.tsx';
import './locked.css';

interface ChatLockedProps {
  name: string;
  /** Who it would be with. */
  picture?: ReactNode;
  /** What is missing: a parent's yes, or a plan, code or gift. */
  reason: 'parent' | 'plan';
  /** Where that stands. */
  children?: ReactNode;
}

/** A chat that is not open, and what opens it. Help in danger is there all the same. */
export function ChatLocked({ name, picture, reason, children }: ChatLockedProps) {
  const { keep } = useWishing();
  return (
    <div className="locked">
      <PageTitle inBar>{name}</PageTitle>
      <div className="locked__t">
        {picture}
        <h2 className="h2">{reason === 'parent' ? 'A parent has to agree first.' : 'This companion is not among yours'}</h2>
        {reason === 'plan' && (
          <p className="lead">Companions come with the AI Companions subscription, or a representative opens one for you.</p>
        )}
        {children}
        <div className="row">
          {reason === 'parent' ? (
            <LinkButton to={paths.profileConsent}>What a parent decides</LinkButton>
          ) : (
            <LinkButton to={paths.pricing} state={BACK_LEADS_THERE} onClick={() => keep({ kind: 'companions' })}>
              See the plans
            </LinkButton>
          )}
          <LinkButton kind="line" to={paths.companions}>
            Your companions
          </LinkButton>
        </div>
      </div>
      <p className="soft">Help lines stay open, with or without a plan.</p>
      <Help />
    </div>
  );
}
