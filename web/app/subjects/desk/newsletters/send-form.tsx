import { type DeskNewsletterDetail, sendNewsletter } from '@careerscoop/contract/desk-newsletters';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { readersOf } from './newsletter-words.ts';

interface SendFormProps {
  letter: Pick<DeskNewsletterDetail, 'id' | 'readers'>;
  /** Of the words on the screen. */
  version: number;
}

/** Sends a newsletter off; where nobody would get it, it says so. */
export function SendForm({ letter: { id, readers }, version }: SendFormProps) {
  const form = useDeskForm(sendNewsletter, {
    params: { id },
    defaults: { version, current_password: '' },
    said: 'It is on its way.',
  });
  if (readers === 0) {
    return (
      <>
        <h2>Send it</h2>
        <p>Nobody would get it: no address is subscribed.</p>
      </>
    );
  }
  return (
    <DeskForm
      form={form}
      title="Send it"
      go={`Send to ${readersOf(readers)}`}
      grave={`The letter goes to ${readersOf(readers)}, once each, and cannot be changed or called back after that. Each can end the newsletter with one press.`}
    />
  );
}
