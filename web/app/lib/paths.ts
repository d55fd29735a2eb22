/** The one place where addresses are spelled. */
export const paths = {
  home: '/',
  signUp: '/signup',
  newStudent: (affiliateCode?: string) => withCode('/new/student', affiliateCode),
  newStudentStep2: (affiliateCode?: string) => withCode('/new/student/2', affiliateCode),
  signUpMentor: '/signup/mentor',
  signUpMentorPage2: '/signup/mentor/2',
  signUpStudent: (affiliateCode?: string) => withCode('/signup/student', affiliateCode),
  signUpParent: '/signup/parent',
  signUpStudentPage2: (affiliateCode?: string) => withCode('/signup/student/2', affiliateCode),
  signIn: (redirect?: string) => (redirect ? `/signin?redirect=${encodePath(redirect)}` : '/signin'),
  forgotPassword: '/forgotpassword',
  confirm: '/confirm',
  confirmEmail: '/confirm-email',
  confirmCode: '/confirm-code',
  scenario: (scenario: number, step?: number) => (step ? `/scenario/${scenario}/${step}` : `/scenario/${scenario}`),
  results: '/results',
  resultsPrint: '/results/print',
  profile: '/profile',
  recommendations: '/profile/recommendations',
  recommendedCareer: (result: number) => `/profile/recommendations/career/${result}`,
  nextSteps: '/profile/next-steps',
  strengths: '/profile/strengths',
  companions: '/profile/ai-companions',
  companion: (id: number, name: string, type?: string) => `/profile/ai-companions/${id}/${name}${type ? `?type=${type}` : ''}`,
  companionsSafety: '/companions-safety',
  sessions: '/profile/sessions',
  /** Either side writes to the other once they have talked. */
  writeFeedback: (session: number) => `/profile/sessions/${session}/feedback`,
  /** A student or a mentor tells the team what was wrong. */
  reportSession: (session: number) => `/profile/sessions/${session}/report`,
  /** The door of a session. */
  joinSession: (session: number) => `/sessions/${session}/join`,
  mentorHours: '/profile/hours',
  hoursGiven: '/profile/hours/given',
  /** For mentors, and for whoever wants to know what they are told. */
  mentorGuide: '/mentor-guide',
  customRequest: '/profile/customrequest',
  myPlan: '/profile/myPlan',
  myFeedback: '/profile/myFeedback',
  report: (token: string) => `/report/${token}`,
  profileInfo: '/profile/profile-info',
  editProfile: '/profile/EditProfile',
  changePhoto: '/profile/changePhoto',
  exportProfile: '/profile/export',
  keepAccount: '/profile/keep-account',
  profileConsent: '/profile/consent',
  editPassword: '/profile/editPassword',
  family: '/family',
  /** One child of a family: `answers`, `held`, `age` or `leave`. */
  familyChild: (child: number, part: string) => `/family/${child}/${part}`,
  parents: '/parents',
  parentsDecide: '/parents/decide',
  pricing: '/pricingplan',
  /** Where an adult pays for a student's plan. */
  pay: '/pay',
  /** Twelve cards without an account, and what comes of them. */
  taste: '/taste',
  careers: '/careers',
  /** Side by side, by their slugs. */
  compare: (slugs: readonly string[] = []) => (slugs.length > 0 ? `/careers/compare?careers=${slugs.join(',')}` : '/careers/compare'),
  career: (slug: string) => `/careers/${slug}`,
  /** Where to study; `search` begins with its question mark. */
  schools: (search = '') => `/schools${search}`,
  compareSchools: (search = '') => `/schools/compare${search}`,
  school: (unitid: number, search = '') => `/schools/${unitid}${search}`,
  about: '/about',
  stories: '/stories',
  storiesOfStudents: '/stories/students',
  storiesOfParents: '/stories/parents',
  faq: '/faq',
  faqExplorer: '/faq/careerexplorer',
  faqPartner: '/faq/communitypartner',
  unsubscribe: '/unsubscribe',
  privacy: '/privacypolicy',
  terms: '/terms',
  devOutbox: '/dev/outbox',
  /** Where a second factor is set up. */
  secondFactor: '/profile/second-factor',
  /** The desk; its screens stand in desk-paths.ts, which only the desk loads. */
  desk: '/desk',
} as const;

/** Public pages, which the build writes as HTML and axe looks at. */
export const prerendered = () => [
  paths.home,
  paths.signUp,
  paths.signIn(),
  paths.forgotPassword,
  paths.newStudent(),
  paths.signUpMentor,
  paths.signUpStudent(),
  paths.signUpParent,
  paths.pricing,
  paths.taste,
  paths.careers,
  paths.compare(),
  paths.schools(),
  paths.compareSchools(),
  paths.about,
  paths.stories,
  paths.storiesOfStudents,
  paths.storiesOfParents,
  paths.faq,
  paths.faqExplorer,
  paths.faqPartner,
  paths.parents,
  paths.companionsSafety,
  paths.mentorGuide,
  paths.privacy,
  paths.terms,
];

function withCode(path: string, code: string | undefined): string {
  return code ? `${path}?affiliate_code=${encodeURIComponent(code)}` : path;
}

// Slashes stay readable, as in /signin?redirect=/results.
function encodePath(path: string): string {
  return encodeURIComponent(path).replaceAll('%2F', '/');
}

const HERE = 'http://here.invalid';

/**
 * A redirect target is followed only when it stays in this house: one leading slash, no backslash, no control sign,
 * neither as written nor once decoded nor after the browser has taken the dots out of it.
 */
export function localPath(target: string | null | undefined): string | undefined {
  if (!target || !isPlain(target) || !URL.canParse(target, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(target, HERE);
  return origin === HERE && isPlain(pathname) && isPlain(decoded(pathname)) ? pathname + search + hash : undefined;
}

const isPlain = (path: string) => /^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(path);

// What some server on the way might make of it; a path that cannot be decoded is refused.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
