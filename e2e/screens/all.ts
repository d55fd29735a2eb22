import { ASSESSMENT_SCREENS } from './assessment.ts';
import { CAREER_SCREENS } from './careers.ts';
import { CONSENT_SCREENS } from './consent.ts';
import { ENTRY_SCREENS } from './entry.ts';
import { EXPLORE_SCREENS } from './explore.ts';
import { OLDER_SIGN_UP_SCREENS } from './older-sign-up.ts';
import { PASSWORD_SCREENS } from './passwords.ts';
import { PROFILE_SCREENS } from './profile.ts';
import { REPORT_SCREENS } from './report.ts';
import type { Screen } from './screen.ts';
import { SIGNED_IN_SCREENS } from './signed-in.ts';
import { SITE_SCREENS } from './site.ts';

/** Every screen of the product in every state that is worth a look. */
export const ALL_SCREENS: Screen[] = [
  ...ENTRY_SCREENS,
  ...SITE_SCREENS,
  ...EXPLORE_SCREENS,
  ...ASSESSMENT_SCREENS,
  ...CAREER_SCREENS,
  ...REPORT_SCREENS,
  ...PASSWORD_SCREENS,
  ...PROFILE_SCREENS,
  ...SIGNED_IN_SCREENS,
  ...OLDER_SIGN_UP_SCREENS,
  ...CONSENT_SCREENS,
];
