import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { Announcer } from './announcer.tsx';
import { prepareAnswer } from './answer.tsx';
import { SendContext } from './cards/send-context.ts';
import type { ChatThread } from './chat.queries.ts';
import { Composer } from './composer.tsx';
import { opensOn } from './day-words.ts';
import type { Entry } from './entry.ts';
import { LimitNote, OfflineNote, TroubleNote } from './notes.tsx';
import { seenOf } from './replay.ts';
import type { Labels } from './said.tsx';
import { Talk } from './talk.tsx';
import { useAtEnd } from './use-at-end.ts';
import type { Conversation } from './use-conversation.ts';
import './talk.css';

const DISCLAIMER = 'AI Companions may make mistakes. Please verify key information or consult a trusted professional.';

interface ChatTalkProps {
  conversation: Conversation;
  thread: ChatThread;
  name: string;
  labels: Labels;
  picture: ReactNode;
  placeholder: string;
  /** It is there to be read, and nothing more is said in it; `placeholder` says why. */
  shut?: boolean;
  /** What stands there before anything is said. */
  empty: (say: (text: string) => void) => ReactNode;
  /** Says something: the page's own way, which keeps what was refused. */
  draft: Draft;
  /** Scrolls by itself, within a page of other things. */
  boxed?: boolean;
}

interface Draft {
  text: string;
  setText: (text: string) => void;
  say: (text: string) => void;
}

/** What is being written, and its sending: a message that the server refused goes back to where it was written. */
export function useDraft(conversation: Conversation): Draft {
  const [text, setText] = useState('');
  async function say(message: string) {
    setText('');
    const failure = await conversation.send(message);
    if (failure && !failure.card && (failure.isFinal || failure.status === 429)) setText((now) => now || message);
  }
  return { text, setText, say: (message) => void say(message) };
}

/** The messages, and below them the field for the next one. */
export function ChatTalk(props: ChatTalkProps) {
  const { conversation, thread, name, labels, picture, placeholder, shut = false, empty, draft, boxed = false } = props;
  const { entries, untyped, running, history, left, trouble, more, onTyped } = conversation;
  const [held, setHeld] = useState<string | null>(null);
  const place = useAtEnd(boxed);
  const seen = seenOf(entries, untyped);
  const typing = seen.at(-1)?.key ?? null;
  const stopped = held !== null && held === typing && untyped.includes(held);
  const busy = running !== null || (conversation.busy && !stopped);
  const spent = left?.today === 0 && !busy && !shut;
  const closed = spent || shut;

  const goToEnd = useEffectEvent(() => place.goToEnd());
  const loaded = history.isSuccess;
  useLayoutEffect(() => {
    if (loaded) goToEnd();
  }, [loaded]);

  // Help in danger is what is seen, not the end of the words below it.
  const stayAtHelp = useEffectEvent(() => place.stayAt('.crisis'));
  const helped = seen.findLast(({ role, cards }) => role === 'assistant' && cards.some(({ kind }) => kind === 'crisis'))?.key;
  useLayoutEffect(() => {
    if (helped !== undefined) stayAtHelp();
  }, [helped]);

  function say(text: string) {
    setHeld(null);
    prepareAnswer();
    draft.say(text);
    place.goToEnd();
  }

  function stop() {
    if (running) conversation.stop();
    else setHeld(typing);
  }

  function askAgain(entry: Entry) {
    const question = entries.findLast(({ role }, index) => role === 'user' && index < entries.indexOf(entry));
    if (question) say(question.content);
  }

  function askOnceMore() {
    if (!trouble) return;
    if (trouble.begun || trouble.text === '') say(trouble.text || (entries.findLast(({ role }) => role === 'user')?.content ?? ''));
    else void conversation.send(trouble.text, trouble.key);
  }

  return (
    <SendContext value={busy || closed ? null : say}>
      <div className="talk-box" ref={place.box} role="region" aria-label={`Chat with ${name}`} tabIndex={boxed ? 0 : -1}>
        <div className="talk" ref={place.grows}>
          {history.isPending && (
            <Skeleton label="Loading your chat…">
              <Bone lines={4} />
            </Skeleton>
          )}
          {history.isError && entries.length === 0 && !running && (
            <ErrorState
              title="Your earlier messages could not be loaded."
              text={history.error.message}
              error={history.error}
              onRetry={() => void history.refetch()}
              retrying={history.isFetching}
            />
          )}
          {more && <Earlier onShow={conversation.showEarlier} />}
          {!history.isPending && entries.length === 0 && trouble === null && empty(say)}
          <Talk
            entries={seen}
            untyped={untyped}
            held={stopped ? held : null}
            thread={thread}
            labels={labels}
            picture={picture}
            busy={busy}
            onTyped={onTyped}
            onAskAgain={shut ? null : askAgain}
          />
          {trouble && <TroubleNote trouble={trouble} onAskAgain={askOnceMore} />}
          {spent && left && <LimitNote left={left} />}
          <OfflineNote />
          <div ref={place.end} className="talk__end" />
        </div>
      </div>
      <Announcer entries={entries} name={name} />
      <div className="comp-wrap">
        <Composer
          placeholder={spent && left ? `Opens again ${opensOn(left.until)}` : placeholder}
          text={draft.text}
          onText={draft.setText}
          onSend={say}
          busy={busy}
          closed={closed}
          onStop={stop}
        />
        <p className="under">{DISCLAIMER}</p>
      </div>
    </SendContext>
  );
}

/** The page of messages before the first one. */
export function Earlier({ onShow }: { onShow: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  function show() {
    setState('busy');
    onShow().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }
  return (
    <div className="talk__more">
      <Button kind="line" size="small" busy={state === 'busy'} onClick={show}>
        Show earlier messages
      </Button>
      {state === 'failed' && <p role="alert">They could not be loaded. Try again in a moment.</p>}
    </div>
  );
}
