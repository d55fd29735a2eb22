import { useId, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { clearChat, threadsQuery, type ChatThread } from './chat.queries.ts';
import { Earlier } from './chat-talk.tsx';
import { ClearChat } from './clear-chat.tsx';
import { dayWords } from './day-words.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { Talk } from './talk.tsx';
import { usePages } from './use-pages.ts';
import './kept-chats.css';

/** The conversations with a companion that is not open now: they stay their writer's, to read and to delete. */
export function KeptChats({ agent_id, name }: { agent_id: number; name: string }) {
  const { data } = useQuery(threadsQuery);
  const threads = data?.filter((each) => each.agent_id === agent_id) ?? [];
  if (threads.length === 0) return null;
  return (
    <section className="past" aria-label="Your chats">
      <h2 className="h3">Your chats</h2>
      <p className="soft">You can read and clear what you wrote here before.</p>
      <ul>
        {threads.map(({ onet_code, title, last_at }) => (
          <KeptChat
            key={onet_code}
            thread={{ agent_id, onet_code }}
            title={onet_code === null ? 'All my careers' : (title ?? onet_code)}
            lastAt={last_at}
            name={name}
          />
        ))}
      </ul>
    </section>
  );
}

function KeptChat({ thread, title, lastAt, name }: { thread: ChatThread; title: string; lastAt: string; name: string }) {
  const client = useQueryClient();
  const notices = useNotices();
  const which = useId();
  const [open, setOpen] = useState(false);

  async function clear() {
    await clearChat(thread);
    tellOtherTabs(thread, 'cleared');
    notices.say('The chat is cleared.');
    void client.invalidateQueries({ queryKey: threadsQuery.queryKey });
  }

  return (
    <li className="card">
      <div className="past__h">
        <div>
          <h3 className="h3" id={which}>
            {title}
          </h3>
          <p className="small soft">Last message: {dayWords(lastAt)}</p>
        </div>
        <div className="row">
          <Button kind="line" size="small" aria-expanded={open} aria-describedby={which} onClick={() => setOpen(!open)}>
            {open ? 'Close' : 'Read'}
          </Button>
          <ClearChat name={name} onClear={clear} describedBy={which} />
        </div>
      </div>
      {open && <KeptTalk thread={thread} name={name} />}
    </li>
  );
}

const NOTHING: readonly string[] = [];

/** What was said, and no field for more. */
function KeptTalk({ thread, name }: { thread: ChatThread; name: string }) {
  const { history, entries, more, showEarlier } = usePages(thread);
  return (
    <div className="talk">
      {history.isPending && (
        <Skeleton label="Loading your chat…">
          <Bone lines={4} />
        </Skeleton>
      )}
      {history.isError && entries.length === 0 && (
        <ErrorState
          text={history.error.message}
          error={history.error}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      )}
      {more && <Earlier onShow={showEarlier} />}
      <Talk
        entries={entries}
        untyped={NOTHING}
        held={null}
        thread={thread}
        labels={{ you: 'You:', companion: `${name}:`, visible: false }}
        picture={null}
        busy
        onTyped={() => undefined}
        onAskAgain={null}
      />
    </div>
  );
}
