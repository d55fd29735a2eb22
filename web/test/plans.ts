import type { OwnPlan } from '@careerscoop/contract/payments';
import type { Plan } from '@careerscoop/contract/plans';
import { RIGHTS } from './people.ts';

const plan = (id: number, title: string, price: number, duration: string): Plan => ({
  id,
  title,
  price,
  duration,
  image: '',
  whiteImage: '',
  description: 'What it has:\nA list\nA report\nA talk\nIt comes',
});

export const PLANS: Plan[] = [
  plan(1, 'Single Scoop', 0, 'No end'),
  plan(2, 'Double Scoop', 39, '6 months'),
  plan(3, 'Sundae', 89, '12 months'),
  plan(4, 'Milkshake', 199, '12 months'),
];

/** An adult student without a plan, where everything can be had. */
export const OWN_PLAN: OwnPlan = {
  entitlements: RIGHTS,
  term: null,
  receipts: [],
  adult_needed: false,
  sms: true,
  payments: true,
};
