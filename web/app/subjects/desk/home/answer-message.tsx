import { MessageOpen } from '../messages/message-open.tsx';
import type { AnswerProps } from './answers.tsx';

/** A message to the team, to answer or to close. */
export default function AnswerMessage({ item: { id }, onDone }: AnswerProps) {
  return <MessageOpen id={id} onDone={onDone} />;
}
