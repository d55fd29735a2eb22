import { useMemo, useRef } from 'react';
import { agentSlug, type AiAgent } from '@careerscoop/contract/companions';
import type { ChatType } from '@careerscoop/contract/chat-openings';
import { ErrorState } from '../../../ui/states.tsx';
import { CompanionPicture } from '../companion-picture.tsx';
import { Always } from './always.tsx';
import { careerBody, pageBody, type AboutStudent } from './chat-bodies.ts';
import { ChatTalk, useDraft } from './chat-talk.tsx';
import { careerStarters, startersOf } from './starters.ts';
import { FoldedHelp } from './folded-help.tsx';
import { isQuiet } from './is-quiet.ts';
import { NotStarted } from './not-started.tsx';
import { Room } from './room.tsx';
import { useConversation } from './use-conversation.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useMaximized } from './use-maximized.ts';
import { useOpening } from './use-opening.ts';
import './chat.css';

interface ChatViewProps {
  agent: AiAgent;
  /** The career that it is about, where it is about one of the student's own. */
  career: { id: number; onet_code: string; title: string } | null;
  /** The career that it was about, where that is no longer one of theirs: then it is read and cleared, and no more. */
  former: { onet_code: string; title: string } | null;
  about: AboutStudent;
  isMinor: boolean;
  /** A known way in by the address, until its message is sent. */
  type: ChatType | null;
  /** Titles of the saved careers, and of the first of the student's own; undefined until they are loaded. */
  saved: readonly string[] | undefined;
  first: string | undefined;
  /** Whether what is told of the student is loaded, or cannot be. */
  ready: boolean;
  /** Asks for the careers once more, where they could not be loaded. */
  careersFailed: (() => void) | null;
  onTypeSaid: () => void;
}

/** The chat on a companion's own page. */
export function ChatView(props: ChatViewProps) {
  const { agent, career, former, about, isMinor, saved, first, careersFailed, onTypeSaid } = props;
  const type = former ? null : props.type;
  const ready = props.ready && !former;
  const { onet_code, title } = career ?? former ?? { onet_code: null, title: null };
  const thread = useMemo(() => ({ agent_id: agent.id, onet_code }), [agent.id, onet_code]);
  const labels = useMemo(() => ({ you: 'You:', companion: `${agent.name}:`, visible: false }), [agent.name]);
  const conversation = useConversation({
    thread,
    replays: type === null,
    bodyOf: (text, earlier) => (career ? careerBody(about, career, text, earlier) : pageBody(about, type, text, earlier)),
  });
  const draft = useDraft(conversation);
  const { maximized, toggle } = useMaximized();
  const main = useRef<HTMLDivElement>(null);
  useKeyboardRoom(main);
  useOpening({ conversation, type, saved, ready, say: draft.say, onSaid: onTypeSaid });
  const quiet = isQuiet(conversation.entries);
  const picture = useMemo(() => (quiet ? null : <CompanionPicture agent={agent} />), [quiet, agent]);
  const starters = title ? careerStarters(title) : startersOf(agentSlug(agent.name), saved ?? [], first);
  return (
    <div className="chat" data-quiet={quiet || undefined} data-whole={maximized || undefined}>
      <Room
        agent={agent}
        thread={thread}
        isMinor={isMinor}
        quiet={quiet}
        maximized={maximized}
        onMaximize={toggle}
        canClear={conversation.entries.length > 0 && conversation.running === null}
        onClear={conversation.clear}
      />
      <div className="chat__main" ref={main}>
        <Always />
        {quiet && <FoldedHelp entries={conversation.entries} />}
        {type !== null && careersFailed && (
          <ErrorState title="Your careers could not be loaded." text="Your first message waits for them." onRetry={careersFailed} />
        )}
        <ChatTalk
          conversation={conversation}
          thread={thread}
          name={agent.name}
          labels={labels}
          picture={picture}
          placeholder={former ? 'This career is no longer among yours' : 'Start chatting ...'}
          shut={former !== null}
          empty={(say) => <NotStarted agent={agent} career={title} starters={starters} disabled={!ready} onStart={say} />}
          draft={draft}
        />
      </div>
    </div>
  );
}
