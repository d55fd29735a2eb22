import { PRODUCT } from '@careerscoop/contract/constants';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';

const SUBJECT = 'CareerScoop for our organization';

/** How an organization reaches us. Send opens the visitor's own mail program with what they wrote. */
export default function OrganizationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const query = `subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(message)}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Let’s talk"
      description="Organizations join by a partnership. Tell us who you are and how many students you have in mind."
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <a className={buttonClass({})} href={`mailto:${PRODUCT.partner_mailbox}?${query}`} onClick={onClose}>
            Send
          </a>
        </>
      }
    >
      <TextareaField
        label="Message"
        name="organization_message"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        hint="Send opens your mail program."
      />
      <p className="small organization__note">
        Or call <a href={`tel:${PRODUCT.phone.replace(/[^+\d]/g, '')}`}>{PRODUCT.phone}</a>, or write to{' '}
        <a href={`mailto:${PRODUCT.partner_mailbox}`}>{PRODUCT.partner_mailbox}</a>.
      </p>
    </Dialog>
  );
}
