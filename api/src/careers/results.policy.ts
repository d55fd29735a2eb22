/** Saving and booking open with any plan or with an affiliate code; rating is free for all. */
export function maySaveAndBook(student: { pricing_plan: number | null; affiliate_code: string | null }): boolean {
  return student.pricing_plan !== null || student.affiliate_code !== null;
}
