/** The business constants of the product, one home each. Times are in milliseconds. */
export const PRODUCT = {
  name: 'CareerScoop',
  mailbox: 'hello@careerscoop.app',
  partner_mailbox: 'partners@careerscoop.app',
  phone: '+1 (555) 010-0142',
} as const;

export const MINIMUM_AGE = 13;
export const ADULT_AGE = 18;
export const DEFAULT_STUDENT_AGE = 15;
export const OLDEST_SIGNUP_AGE = 112;
/** The ages that Edit Profile offers, beside the person's own. */
export const PROFILE_AGES = { youngest: 15, oldest: 100 } as const;
/** Time to change one's mind after asking to be deleted. */
export const DELETION_DAYS = 30;
export const PHOTO_BYTES = 8 * 1024 * 1024;

export const TOP_CAREERS = 10;

export const RESULTS_POLL_MS = 10_000;
export const RESULTS_NOTICE_MS = 90_000;
export const STORY_MS = 15_000;
export const STORIES = 6;
export const SAVE_LOCK_MS = 3_000;
export const SAVED_NOTICE_MS = 3_000;
export const DESCRIPTION_CUT = 250;

export const TYPING_MS = 15;
export const COPIED_MS = 3_000;
/** Answers to one question about a career: the first, and four by asking again. */
export const SCOOPS = 5;
/** A career's picture keeps its height beside a description that is no higher than this, in pixels. */
export const TALL_DESCRIPTION = 426;
export const STRENGTH_CUT = 25;

export const PERSONALITY_TYPES = ['None', 'Realistic', 'Artistic', 'Investigative', 'Social', 'Enterprising', 'Conventional'] as const;
