import type { OrderState } from '@careerscoop/contract/payments';
import { Tag } from '../../../ui/tag.tsx';
import { ORDER_STATES, WAITS } from './order-words.ts';

/** The state of an order: a tag where somebody must act, else a shape and its word. */
export function OrderStateMark({ state }: { state: OrderState }) {
  if (WAITS.includes(state)) return <Tag tone="straw">{ORDER_STATES[state]}</Tag>;
  const shape = state === 'paid' ? ' desk-state--on' : state === 'new' || state === 'open' ? ' desk-state--half' : '';
  return <span className={`desk-state${shape}`}>{ORDER_STATES[state]}</span>;
}
