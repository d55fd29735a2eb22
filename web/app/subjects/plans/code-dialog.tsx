import type { CodeOffer } from '@careerscoop/contract/plans';
import type { CallError } from '../../lib/call-error.ts';
import { lastDayInWords } from '../../lib/day-in-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import { useRedeemCode } from './own-plan.queries.ts';

interface CodeDialogProps {
  offer: CodeOffer;
  onClose: () => void;
  onUsed: () => void;
  /** The code cannot be used any more: why stands at its field, so this closes. */
  onRefused: (error: CallError) => void;
}

/** What the code opens, and until when, before it is used. */
export function CodeDialog({ offer, onClose, onUsed, onRefused }: CodeDialogProps) {
  const redeem = useRedeemCode();
  const zone = useOwnZone();
  const refuse = (error: CallError) => error.fields.code && onRefused(error);
  return (
    <ConfirmDialog
      open
      title={`The code ${offer.code}`}
      description={`From ${offer.label}.`}
      yes="Use it"
      no="Not now"
      busy={redeem.isPending}
      onYes={() => redeem.mutate(offer.code, { onSuccess: onUsed, onError: refuse })}
      onNo={onClose}
    >
      <p>
        {offer.plan
          ? `It opens the ${offer.plan.title} plan for you, and nobody at home pays.`
          : 'It lets you save careers, take the assessment again, and have one talk with a mentor every month.'}
      </p>
      <p>{offer.ends_at ? `It ends by itself on ${lastDayInWords(offer.ends_at, zone)}.` : 'It is open as long as they keep it open.'}</p>
      {redeem.error && !redeem.error.fields.code && <Notice tone="bad">{redeem.error.messages.join(' ')}</Notice>}
    </ConfirmDialog>
  );
}
