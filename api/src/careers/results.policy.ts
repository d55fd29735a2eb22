interface Entitlement {
  pricing_plan: number | null;
  affiliate_code: string | null;
}

/** Saving opens with any plan, also a free one, or with an affiliate code; rating is free for all. */
export function maySave(student: Entitlement): boolean {
  return student.pricing_plan !== null || student.affiliate_code !== null;
}
