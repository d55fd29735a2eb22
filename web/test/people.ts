import type { User } from '@careerscoop/contract/accounts';
import type { Entitlements, Right } from '@careerscoop/contract/entitlements';
import type { Profile } from '@careerscoop/contract/profile';
import type { Site } from '@careerscoop/contract/site';
import { session } from '../app/lib/session.ts';

/** An installation that is no demo and has no pages elsewhere. */
export const SITE: Site = {
  demo: false,
  public_url: 'http://localhost',
  links: { for_organizations: null, blog: null, social: [] },
  organization: { name: 'CareerScoop', address: '5 Cone Street, Madison, WI 53703', mailbox: 'hello@careerscoop.app', is_example: false },
  companions_open: true,
};

export const OPEN: Right = { open: true, why: null, sentence: null, opened_by: null };

/** What is closed until this plan is taken. */
export const closedUntil = (id: number, title: string, price: number, sentence: string | null = null): Right => ({
  open: false,
  why: 'plan_needed',
  sentence,
  opened_by: { id, title, price },
});

const FREE = closedUntil(1, 'Single Scoop', 0);
const SUNDAE = closedUntil(3, 'Sundae', 89);

/** What is open to a student without a plan. */
export const RIGHTS: Entitlements = {
  plan: null,
  ends_at: null,
  code: null,
  save: FREE,
  learn_more: FREE,
  retake: FREE,
  sessions: { ...SUNDAE, per_month: 0, left: 0, next_at: null },
  companions: SUNDAE,
  ai_report: closedUntil(2, 'Double Scoop', 39),
};

export const STUDENT: User = {
  id: 7,
  email: 'robin@example.org',
  role: 'Student',
  first_name: 'Robin',
  last_name: 'Lake',
  profile_image: null,
  pricing_plan: null,
  plan_title: null,
  plan_price: null,
  affiliate_code: null,
  entitlements: RIGHTS,
  deletion_on: null,
};

export const PROFILE: Profile = {
  ...STUDENT,
  phone: '(555) 010-0155',
  address: '5 Hill Street',
  city: 'Madison',
  state: 'WI',
  country: '',
  zipcode: '53703',
  age: 16,
  careers: '',
  certainty: null,
  grade: 'JR',
  education: 6,
  about_me: '',
  title: '',
  industry: null,
  tags: [],
  social_url: '',
  mentor_status: null,
  pending_email: null,
  deletion_asked_by: null,
  allow_data_sharing: false,
  ai_report: '',
  assessment_taken: false,
  school: null,
  time_zone: 'America/Chicago',
};

/** Somebody is signed in, as after the sign-in screen. */
export function enter(user: User = STUDENT): void {
  session.begin({ access: 'an access token', refresh: 'a refresh token' }, user);
}
