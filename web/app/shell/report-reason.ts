import type { SessionUser } from '../lib/session.ts';
import { isPaid } from './plan-label.ts';

/** Why the report is not opened from here, and what to do about it. */
export interface ReportReason {
  /** Under its name in the menu. */
  short: string;
  whole: string;
  next: 'open' | 'assessment' | 'strengths' | 'plans';
}

/** The report is no screen of the profile: it has an address of its own once there is one. */
export function reportReason(user: SessionUser, address: string, assessmentTaken: boolean): ReportReason {
  if (address) {
    return { short: 'Ready to read', whole: 'Your report is ready.', next: 'open' };
  }
  if (isPaid(user) && assessmentTaken) {
    return {
      short: 'No address at the moment',
      whole: 'Your report has no address at the moment. Strengths says why, and what you can do.',
      next: 'strengths',
    };
  }
  if (isPaid(user)) {
    return {
      short: 'Comes after the assessment',
      whole: 'Your report is made from your answers. It is here once you have taken the assessment and your plan includes it.',
      next: 'assessment',
    };
  }
  return {
    short: 'Comes with a paid plan',
    whole: 'The report puts your answers, your strengths and your ten careers on a few pages to keep and print. It comes with a paid plan.',
    next: 'plans',
  };
}
