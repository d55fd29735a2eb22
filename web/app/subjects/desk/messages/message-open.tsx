import { type DeskMessageDetail, getDeskMessage, handleMessage, reopenMessage } from '@careerscoop/contract/desk-messages';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { deskOneQuery, useDeskChange } from '../desk.queries.ts';
import { DeskButton } from '../desk-button.tsx';
import { DeskAnswer, DeskFacts } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { offerUndo } from '../undo-strip.tsx';
import { AnswerForm } from './answer-form.tsx';
import { MESSAGE_WORDS } from './message-words.ts';
import './messages.css';

/** A message with its words and its address, to answer or to close, in place or on a screen of its own. */
export function MessageOpen({ id, onDone }: { id: number; onDone?: () => void }) {
  // Each look is written down: it is not repeated when somebody comes back to the window.
  const asked = useAnswer({ ...deskOneQuery(getDeskMessage, { id }), refetchOnWindowFocus: false, refetchOnReconnect: false });
  return (
    <DeskAnswer asked={asked} waits="Opening the message…">
      {(message) => <Opened message={message} onDone={onDone} />}
    </DeskAnswer>
  );
}

function Opened({ message, onDone }: { message: DeskMessageDetail; onDone: (() => void) | undefined }) {
  const mayChange = useMay('messages.change');
  const { kind, first_name, account, email, created_at, handled_at, handled_by } = message;
  return (
    <>
      <DeskFacts
        facts={[
          ['About', MESSAGE_WORDS[kind]],
          ['From', first_name === null ? 'A visitor' : `${first_name}${account ? `, ${account.role.toLowerCase()}` : ''}`],
          [
            'Address',
            <>
              {email} {account ? null : <span className="soft">as typed, not checked</span>}
            </>,
          ],
          ['Came', `${dayInWords(created_at)}, ${timeInWords(created_at)}`],
          ['Handled', handled_at && `by ${handled_by ?? 'somebody who has left'}, ${dayInWords(handled_at)}`],
        ]}
      />
      <blockquote className="message-words">{message.message}</blockquote>
      {mayChange && (handled_at ? <Again id={message.id} /> : <Answering message={message} onDone={onDone} />)}
    </>
  );
}

function Answering({ message, onDone }: { message: DeskMessageDetail; onDone: (() => void) | undefined }) {
  const notices = useNotices();
  const close = useDeskChange(handleMessage);
  const reopen = useDeskChange(reopenMessage);
  const params = { id: message.id };
  const done = () =>
    close.mutate(
      { params },
      {
        onSuccess: () => {
          offerUndo({ text: 'The message is closed.', undo: () => reopen.mutate({ params }) });
          onDone?.();
        },
        onError: (error) => notices.say(error.message, { tone: 'bad' }),
      },
    );
  return (
    <AnswerForm
      message={message}
      onDone={onDone}
      others={
        <DeskButton shortcut="E" busy={close.isPending} onClick={done}>
          Done without an answer
        </DeskButton>
      }
    />
  );
}

function Again({ id }: { id: number }) {
  const notices = useNotices();
  const change = useDeskChange(reopenMessage);
  const again = () => change.mutate({ params: { id } }, { onError: (error) => notices.say(error.message, { tone: 'bad' }) });
  return (
    <p>
      <DeskButton busy={change.isPending} onClick={again}>
        Let it wait again
      </DeskButton>
    </p>
  );
}
