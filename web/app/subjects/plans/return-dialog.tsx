import { PRODUCT } from '@careerscoop/contract/constants';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PaymentReturn } from './payment-return.ts';

const WORDS: Record<PaymentReturn, { title: string; text: string }> = {
  success: {
    title: 'Success !',
    text: `Thank you for selecting your plan! A representative from ${PRODUCT.name} will take it from here.`,
  },
  cancel: {
    title: 'Transaction Failed.',
    text: 'If the issue persists, contact support. Apologies for the inconvenience.',
  },
};

/** Says how it went. It grants nothing: the plan comes with the payment itself, however one came here. */
export default function ReturnDialog({ outcome, onClose }: { outcome: PaymentReturn; onClose: () => void }) {
  const { title, text } = WORDS[outcome];
  return <Dialog open onClose={onClose} title={title} description={text} actions={<Button onClick={onClose}>OK</Button>} />;
}
