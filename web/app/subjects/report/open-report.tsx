import { Check, Copy, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { FileButton } from './file-button.tsx';
import { useCloseReport, useOpenReport } from './report.queries.ts';

type Question = 'close' | 'renew';

const QUESTIONS: Record<Question, { title: string; text: string; yes: string; done: string }> = {
  close: {
    title: 'Close the address?',
    text: 'Nobody can open your report by it any more. You can still keep the PDF, and make a new address at any time.',
    yes: 'Close it',
    done: 'The address is closed.',
  },
  renew: {
    title: 'Make a new address?',
    text: 'The one you have now stops working at once, also for those you gave it to.',
    yes: 'Make a new one',
    done: 'You have a new address. The old one opens nothing any more.',
  },
};

/** The report can be opened by its address: to look at, to give on, to take back. */
export function OpenReport({ address }: { address: string }) {
  const field = useId();
  const notices = useNotices();
  const [asked, setAsked] = useState<Question | null>(null);
  // Its words stay to be read while the question leaves.
  const [shown, setShown] = useState<Question>('close');
  if (asked && asked !== shown) setShown(asked);
  const [close, renew] = [useCloseReport(), useOpenReport()];
  const busy = close.isPending || renew.isPending;
  const error = close.error ?? renew.error;

  function answer() {
    const done = { onSuccess: () => notices.say(QUESTIONS[shown].done), onSettled: () => setAsked(null) };
    if (shown === 'close') close.mutate(undefined, done);
    else renew.mutate(undefined, done);
  }

  return (
    <>
      <div className="row">
        <OutsideLink className={buttonClass({})} href={address}>
          <ExternalLink className="ic" /> Open it
        </OutsideLink>
        <FileButton />
      </div>
      <div className="report-card__address">
        <label htmlFor={field}>Its address. Whoever has it can see your report.</label>
        <div className="report-card__line">
          <input id={field} className="report-card__input" readOnly value={address} onFocus={({ target }) => target.select()} />
          <CopyAddress address={address} />
        </div>
      </div>
      <p className="small">
        The page shows your first name, what your answers say, and your ten. It does not show your last name, email or school.
      </p>
      <div className="row">
        <Button kind="line" size="small" onClick={() => setAsked('renew')}>
          Make a new address
        </Button>
        <Button kind="line" size="small" onClick={() => setAsked('close')}>
          Close the address
        </Button>
      </div>
      {error && (
        <Notice tone="bad">
          {error.message} <Reference of={error} />
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={QUESTIONS[shown].title}
        description={QUESTIONS[shown].text}
        yes={QUESTIONS[shown].yes}
        no="Back"
        busy={busy}
        onYes={answer}
        onNo={() => setAsked(null)}
      />
    </>
  );
}

function CopyAddress({ address }: { address: string }) {
  const notices = useNotices();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      notices.say('This could not be copied. Mark the address and copy it by hand.', { tone: 'bad' });
      return;
    }
    setCopied(true);
    notices.say('The address is copied.');
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button kind="line" onClick={() => void copy()}>
      <Icon className="ic" /> Copy address
    </Button>
  );
}
