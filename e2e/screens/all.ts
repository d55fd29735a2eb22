import { LISTED } from '../../web/app/lib/prerendered.ts';
import { ASSESSMENT_WALKS } from './assessment.ts';
import { CAREER_WALKS } from './careers.ts';
import { CHAT_WALKS } from './chat.ts';
import { CONSENT_WALKS } from './consent.ts';
import { DESK_PEOPLE_WALKS } from './desk-people.ts';
import { DESK_CORE_WALKS } from './desk-core.ts';
import { DESK_MONEY_WALKS } from './desk-money.ts';
import { DESK_WORDS_WALKS } from './desk-words.ts';
import { DESK_TALK_WALKS } from './desk-talks.ts';
import { DESK_ORGANIZATION_WALKS } from './desk-organization.ts';
import { DOOR_WALKS } from './door.ts';
import { ENTRY_WALKS } from './entry.ts';
import { EXPLORE_WALKS } from './explore.ts';
import { MENTOR_WALKS } from './mentor-week.ts';
import { OLDER_SIGN_UP_WALKS } from './older-sign-up.ts';
import { PASSWORD_WALKS } from './passwords.ts';
import { PAY_WALKS } from './pay.ts';
import { PLAN_WALKS } from './plans.ts';
import { PROFILE_WALKS } from './profile.ts';
import { REPORT_WALKS } from './report.ts';
import { RESULT_WALKS } from './results.ts';
import { SCHOOL_WALKS } from './schools.ts';
import { FAMILY_WALKS } from './family.ts';
import type { Walk } from './screen.ts';
import { SESSION_WALKS } from './sessions.ts';
import { SIGNED_IN_WALKS } from './signed-in.ts';
import { SITE_WALKS, page } from './site.ts';
import { TEST_CHECKOUT_WALKS } from './test-checkout.ts';

const WALKS: Walk[] = [
  ...ENTRY_WALKS,
  ...SITE_WALKS,
  ...EXPLORE_WALKS,
  ...SCHOOL_WALKS,
  ...ASSESSMENT_WALKS,
  ...CAREER_WALKS,
  ...RESULT_WALKS,
  ...REPORT_WALKS,
  ...PLAN_WALKS,
  ...PAY_WALKS,
  ...TEST_CHECKOUT_WALKS,
  ...PASSWORD_WALKS,
  ...PROFILE_WALKS,
  ...SIGNED_IN_WALKS,
  ...MENTOR_WALKS,
  ...SESSION_WALKS,
  ...DOOR_WALKS,
  ...DESK_TALK_WALKS,
  ...OLDER_SIGN_UP_WALKS,
  ...CHAT_WALKS,
  ...CONSENT_WALKS,
  ...DESK_PEOPLE_WALKS,
  ...FAMILY_WALKS,
  ...DESK_CORE_WALKS,
  ...DESK_MONEY_WALKS,
  ...DESK_ORGANIZATION_WALKS,
  ...DESK_WORDS_WALKS,
];

const isWalked = (path: string) => WALKS.flat().some(({ name }) => name === path || name.startsWith(`${path} `));

/** Every screen of the product in every state that is worth a look; a built page of which no more is to be seen comes by itself. */
export const ALL_WALKS: Walk[] = [...WALKS, ...LISTED.filter((path) => !isWalked(path)).map((path) => [page(path)])];
