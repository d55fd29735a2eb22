import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { BACK_LEADS_THERE, useWishing } from '../../../lib/use-wishing.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Help } from './help.tsx';
import { KeptChats } from './kept-chats.tsx';
import './locked.css';

interface ChatLockedProps {
  agent_id: number;
  name: string;
  /** Who it would be with. */
  picture?: ReactNode;
  /** What is missing: a parent's yes, or a plan, code or gift; or all of them are closed for now. */
  reason: keyof typeof TITLES;
  /** Where that stands. */
  children?: ReactNode;
}

const TITLES = {
  parent: 'A parent has to agree first.',
  plan: 'This companion is not among yours',
  soon: 'The AI Companions open soon',
};

/** A chat that is not open, and what opens it. Help in danger is there all the same, and what was said before. */
export function ChatLocked({ agent_id, name, picture, reason, children }: ChatLockedProps) {
  const { keep } = useWishing();
  return (
    <div className="locked">
      <PageTitle inBar>{name}</PageTitle>
      <div className="locked__t">
        {picture}
        <h2 className="h2">{TITLES[reason]}</h2>
        {reason === 'plan' && (
          <p className="lead">Companions come with the AI Companions subscription, or a representative opens one for you.</p>
        )}
        {reason === 'soon' && <p className="lead">They are closed for now. Your careers and schools are all here.</p>}
        {children}
        <div className="row">
          {reason === 'parent' && <LinkButton to={paths.profileConsent}>What a parent decides</LinkButton>}
          {reason === 'soon' && <LinkButton to={paths.careers}>Look at careers</LinkButton>}
          {reason === 'plan' && (
            <LinkButton to={paths.pricing} state={BACK_LEADS_THERE} onClick={() => keep({ kind: 'companions' })}>
              See the plans
            </LinkButton>
          )}
          <LinkButton kind="line" to={paths.companions}>
            Your companions
          </LinkButton>
        </div>
      </div>
      <KeptChats agent_id={agent_id} name={name} />
      <p className="soft">Help lines stay open, with or without a plan.</p>
      <Help />
    </div>
  );
}
