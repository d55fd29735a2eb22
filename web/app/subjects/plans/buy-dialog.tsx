import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@careerscoop/contract/payments';
import type { Plan } from '@careerscoop/contract/plans';
import { lastDayInWords } from '../../lib/day-in-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { money } from '../../lib/money.ts';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import { quoteQuery, usePaymentLink } from './own-plan.queries.ts';

/** What it costs, to the cent, and until when it runs; Yes leads to the page where it is paid. */
export function BuyDialog({ plan, open, onClose }: { plan: Plan; open: boolean; onClose: () => void }) {
  const { data: quote, error } = useQuery({ ...quoteQuery(plan.id), enabled: open });
  const link = usePaymentLink();
  const failed = link.error ?? error;

  function close() {
    link.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title="Please confirm"
      description={quote && `${quote.title}: ${money(quote.amount)}, once. Nothing renews.`}
      // It stays so while the other page is on its way.
      busy={link.isPending || link.isSuccess}
      unread={!quote}
      onYes={() => link.mutate(plan.id, { onSuccess: ({ payment_link }) => window.location.assign(payment_link) })}
      onNo={close}
    >
      {quote && <QuoteWords quote={quote} />}
      {!quote && !failed && (
        <Skeleton label="Working out what it costs…">
          <Bone size="4rem" />
        </Skeleton>
      )}
      {failed && (
        <Notice tone="bad">
          {failed.messages.join(' ')} <Reference of={failed} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function QuoteWords({ quote }: { quote: Quote }) {
  const zone = useOwnZone();
  return (
    <>
      {quote.credit > 0 && (
        <p>
          It costs {money(quote.price)}. For what is left of the plan you have, {money(quote.credit)} come off.
        </p>
      )}
      <p>It begins when it is paid, and ends by itself on {lastDayInWords(quote.ends_at, zone)}. Tax is included.</p>
      <p className="small">The next page takes the payment. We never see or keep a card number.</p>
    </>
  );
}
