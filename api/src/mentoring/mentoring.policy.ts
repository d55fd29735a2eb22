const WITH_CODE = 1;

/** How many sessions a month somebody may ask for: as the plan says, else one with an affiliate code (decision 95). */
export function sessionsAMonth(student: { plan_sessions: number | null; affiliate_code: string | null }): number {
  return Math.max(student.plan_sessions ?? 0, student.affiliate_code === null ? 0 : WITH_CODE);
}
