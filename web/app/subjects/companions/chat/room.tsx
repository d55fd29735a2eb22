import { ArrowLeft, Maximize2, Minimize2 } from 'lucide-react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { agentSlug, type AiAgent } from '@careerscoop/contract/companions';
import { paths } from '../../../lib/paths.ts';
import { Block } from '../../../ui/block.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { CompanionPicture } from '../companion-picture.tsx';
import { threadsQuery, type ChatThread } from './chat.queries.ts';
import { ClearChat } from './clear-chat.tsx';
import './room.css';

interface RoomProps {
  agent: AiAgent;
  thread: ChatThread;
  isMinor: boolean;
  /** Somebody may be in danger: no colour, no face. */
  quiet: boolean;
  maximized: boolean;
  onMaximize: () => void;
  /** There is something to clear. */
  canClear: boolean;
  onClear: () => Promise<void>;
}

/** Who the companion is, the conversations with it, and what can be done with this one. */
export function Room({ agent, thread, isMinor, quiet, maximized, onMaximize, canClear, onClear }: RoomProps) {
  const college = agentSlug(agent.name) === 'college-buddy';
  return (
    <Block as="aside" room={quiet ? 'surface' : college ? 'waffle' : 'mint'} className="chat__room" aria-label={agent.name}>
      <div className="chat__ways">
        <Link className="chat__back" to={paths.companions} aria-label="Back to your companions">
          <ArrowLeft className="ic" />
          <span>Your companions</span>
        </Link>
        <RoundButton line label={maximized ? 'Make the chat smaller' : 'Make the chat larger'} className="chat__max" onClick={onMaximize}>
          {maximized ? <Minimize2 className="ic" /> : <Maximize2 className="ic" />}
        </RoundButton>
      </div>
      {!quiet && <CompanionPicture agent={agent} className="chat__face" />}
      <div className="chat__who">
        <h1 tabIndex={-1}>{agent.name}</h1>
        <p>{agent.short_description}</p>
      </div>
      <Threads agent={agent} thread={thread} />
      <div className="chat__small">
        {isMinor && <p>Your parent can ask to read this chat.</p>}
        {canClear && <ClearChat name={agent.name} onClear={onClear} />}
      </div>
    </Block>
  );
}

/** The ways into the other conversations with this companion. */
function Threads({ agent, thread }: Pick<RoomProps, 'agent' | 'thread'>) {
  const { data } = useQuery(threadsQuery);
  const careers = data?.filter(({ agent_id, onet_code }) => agent_id === agent.id && onet_code !== null) ?? [];
  if (careers.length === 0) return null;
  const address = paths.companion(agent.id, agentSlug(agent.name));
  return (
    <nav aria-label="Your chats">
      <ul>
        <li>
          <Link className="thread" to={address} aria-current={thread.onet_code === null ? 'page' : undefined}>
            All my careers
          </Link>
        </li>
        {careers.map(({ onet_code, title }) => (
          <li key={onet_code}>
            <Link
              className="thread"
              to={`${address}?career=${onet_code}`}
              aria-current={thread.onet_code === onet_code ? 'page' : undefined}
            >
              {title ?? onet_code}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
