import type { ReactNode } from 'react';
import { answerMessage, type DeskMessageDetail } from '@careerscoop/contract/desk-messages';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

interface AnswerFormProps {
  message: DeskMessageDetail;
  onDone?: (() => void) | undefined;
  others?: ReactNode;
}

/** The answer to a message, which goes by mail with the words that it answers. */
export function AnswerForm({ message, onDone, others }: AnswerFormProps) {
  const form = useDeskForm(answerMessage, {
    params: { id: message.id },
    defaults: { answer: '' },
    said: 'Your answer is on its way.',
    onDone: () => onDone?.(),
  });
  return (
    <DeskForm form={form} go="Send the answer" others={others}>
      <TextareaField
        label="Your answer"
        hint={`Goes to ${message.email}, with their words under yours. Nothing is sent before you press.`}
        rows={6}
        {...form.field('answer')}
      />
    </DeskForm>
  );
}
