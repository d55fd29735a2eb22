import type { CareerDetail } from '@careerscoop/contract/careers';

type Wage = NonNullable<CareerDetail['wage']>;

export function dollars(amount: number | null): string {
  return amount === null ? 'Not published' : `$${amount.toLocaleString('en-US')}`;
}

/** A pay figure; where the publisher only says "this much or more", that is said. */
export function payWords(amount: number | null, { median, p90, capped }: Wage): string {
  const atTheTop = capped && amount !== null && amount === (p90 ?? median);
  return atTheTop ? `${dollars(amount)} or more` : dollars(amount);
}

export function growthWords(growth: number | null): string {
  if (growth === null) return 'for the change in jobs over ten years';
  if (growth === 0) return 'change in jobs over ten years';
  return growth > 0 ? 'more jobs in ten years' : 'change: fewer jobs in ten years';
}
