import type { PayPage, PayStatus } from '@careerscoop/contract/payments';
import { PLANS } from './plans.ts';

const { id = 3, title = 'Sundae', duration = '12 months', description = '' } = PLANS[2] ?? {};

export const PAY_TOKEN = 'x'.repeat(43);

/** A link that Robin had texted to a parent, for a Sundae. */
export const PAY_PAGE: PayPage = {
  first_name: 'Robin',
  plan: { id, title, duration, description },
  price: 8900,
  credit: 0,
  amount: 8900,
  ends_at: '2028-01-04T12:00:00Z',
  state: 'open',
  texted_to: '77',
  asked_at: '2027-01-04T12:00:00Z',
  expires_at: '2027-01-11T12:00:00Z',
  handed_over: false,
};

/** The same once it is paid. */
export const PAY_STATUS: PayStatus = {
  state: 'paid',
  title,
  first_name: 'Robin',
  ends_at: '2028-01-04T12:00:00Z',
  number: 'CS-2027-000123',
  paid_at: '2027-01-04T12:00:00Z',
  amount: 8900,
  consent: false,
};
