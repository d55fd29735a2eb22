import { accounts } from './accounts/subject.ts';
import { assessment } from './assessment/subject.ts';
import { careers } from './careers/subject.ts';
import { catalogue } from './catalogue/subject.ts';
import { companions } from './companions/subject.ts';
import { consent } from './consent/subject.ts';
import { content } from './content/subject.ts';
import { demo } from './demo/subject.ts';
import { desk } from './desk/subject.ts';
import { identity } from './identity/subject.ts';
import { mentoring } from './mentoring/subject.ts';
import { outreach } from './outreach/subject.ts';
import { places } from './places/subject.ts';
import { plans } from './plans/subject.ts';
import { profile } from './profile/subject.ts';
import { report } from './report/subject.ts';
import { results } from './results/subject.ts';
import { scoop } from './scoop/subject.ts';
import { strengths } from './strengths/subject.ts';
import { platform } from './platform/own-subject.ts';
import type { Subject } from './platform/subject.ts';

/**
 * Every subject, from the ground up: each imports only what stands before it, which lint reads here and the start checks.
 * The routes, the job queue, the export, the erasing, the seeds and the entitlements are made of this list.
 */
export const SUBJECTS: readonly Subject[] = [
  platform,
  identity,
  places,
  catalogue,
  consent,
  plans,
  accounts,
  assessment,
  careers,
  strengths,
  report,
  scoop,
  companions,
  mentoring,
  results,
  outreach,
  content,
  profile,
  desk,
  demo,
];
