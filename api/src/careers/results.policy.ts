export interface Entitlement {
  pricing_plan: number | null;
  affiliate_code: string | null;
  /** Of the plan; null without one. */
  sessions_per_month: number | null;
}

/** Saving opens with any plan, also a free one, or with an affiliate code; rating is free for all. */
export function maySave(student: Entitlement): boolean {
  return student.pricing_plan !== null || student.affiliate_code !== null;
}

/** A talk costs a mentor's time: it opens with a plan that holds talks, or with what a sponsor pays for (decision 35). */
export function mayBook(student: Entitlement): boolean {
  return (student.sessions_per_month ?? 0) > 0 || student.affiliate_code !== null;
}
