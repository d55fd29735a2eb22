import { useMemo } from 'react';
import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router';
import type { AiAgent } from '@careerscoop/contract/companions';
import { paths } from '../../../lib/paths.ts';
import { Block } from '../../../ui/block.tsx';
import { CompanionPicture } from '../companion-picture.tsx';
import { Always } from './always.tsx';
import { Replies } from './cards/replies.tsx';
import { careerBody, type AboutStudent } from './chat-bodies.ts';
import { ChatTalk, useDraft } from './chat-talk.tsx';
import { CopyButton } from './copy-button.tsx';
import type { Entry } from './entry.ts';
import { isQuiet } from './is-quiet.ts';
import { careerStarters } from './starters.ts';
import { useConversation } from './use-conversation.ts';
import './inside.css';

interface CareerChatProps {
  /** Career Buddy, as this student has it. */
  agent: AiAgent;
  career: { id: number; onet_code: string; title: string };
  about: AboutStudent;
  isMinor: boolean;
}

const LABELS = { you: 'You>', companion: 'Career Buddy>', visible: true };

/** The chat about one career, on its page. */
export default function CareerChat({ agent, career, about, isMinor }: CareerChatProps) {
  const { onet_code } = career;
  const thread = useMemo(() => ({ agent_id: agent.id, onet_code }), [agent.id, onet_code]);
  const conversation = useConversation({
    thread,
    replays: false,
    bodyOf: (text, earlier) => careerBody(about, career, text, earlier),
  });
  const draft = useDraft(conversation);
  const { entries } = conversation;
  const quiet = isQuiet(entries);
  return (
    <Block room={quiet ? 'surface' : 'vanilla'} className="inside" aria-labelledby="career-chat" data-quiet={quiet || undefined}>
      <div className="inside__h">
        {!quiet && <CompanionPicture agent={agent} />}
        <div>
          <h2 id="career-chat">{agent.name}</h2>
          <p>About {career.title}</p>
        </div>
        <Link
          className="round"
          to={`${paths.companion(agent.id, 'career-buddy')}?career=${career.onet_code}`}
          aria-label="Open the chat large"
        >
          <Maximize2 className="ic" />
        </Link>
      </div>
      <Always />
      <ChatTalk
        conversation={conversation}
        thread={thread}
        name={agent.name}
        labels={LABELS}
        picture={null}
        placeholder="Ask me anything about this career..."
        empty={() => (
          <>
            <p>Ask what the days are like, what it takes, or what comes next.</p>
            <Replies replies={careerStarters(career.title)} />
          </>
        )}
        draft={draft}
        boxed
      />
      <div className="inside__foot">
        {isMinor && <p>Your parent can ask to read this chat.</p>}
        {entries.length > 0 && <CopyButton label="Copy chat" done="Full chat copied successfully!" text={() => asText(entries)} />}
      </div>
    </Block>
  );
}

/** Both sides of a conversation as text. */
function asText(entries: readonly Entry[]): string {
  return entries.map(({ role, content }) => `${role === 'user' ? LABELS.you : LABELS.companion} ${content}`).join('\n\n');
}
