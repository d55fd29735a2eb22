// Every subject, one line each, from the ground up: each imports only what stands before it, which lint reads here and the
// start checks. The routes, the API's paper, the job queue, the export, the erasing, the seeds and the entitlements are made of it.
import './platform/own-subject.ts';
import './identity/subject.ts';
import './places/subject.ts';
import './catalogue/subject.ts';
import './colleges/subject.ts';
import './consent/subject.ts';
import './plans/subject.ts';
import './accounts/subject.ts';
import './assessment/subject.ts';
import './careers/subject.ts';
import './strengths/subject.ts';
import './report/subject.ts';
import './scoop/subject.ts';
import './steps/subject.ts';
import './companions/subject.ts';
import './mentoring/subject.ts';
import './payments/subject.ts';
import './results/subject.ts';
import './outreach/subject.ts';
import './content/subject.ts';
import './profile/subject.ts';
import './family/subject.ts';
import './desk/subject.ts';
import './demo/subject.ts';
import { definedSubjects } from './platform/define-subject.ts';

export const SUBJECTS = definedSubjects;
