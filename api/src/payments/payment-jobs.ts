import { defineJob } from '../platform/job.ts';
import type { RefundReason } from './payer-letters.ts';

/** What is known of the order that something happened to: itself, or its payment. */
export interface Hint {
  order_id?: number;
  payment_intent?: string;
  /** The event that told of it, to note what came of it. */
  event_id?: string;
}

// The provider may be away for hours: the last try is three days later.
export const settleOrderJob = defineJob<Hint>('settle-order', { retry: { limit: 15, delay: 8 }, concurrency: 2 });
export const refundOrderJob = defineJob<{ order_id: number; why: RefundReason }>('refund-order', { retry: { limit: 15, delay: 8 } });
export const tellFindingsJob = defineJob('tell-findings');
export const settleOpenJob = defineJob('settle-open', { schedule: '*/10 * * * *', expire: 540 });
export const reconcileJob = defineJob('reconcile-payments', { schedule: '20 3 * * *', expire: 3600 });
