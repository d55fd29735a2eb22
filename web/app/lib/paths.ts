/** The one place where addresses are spelled. */
export const paths = {
  home: '/',
  signUp: '/signup',
  newStudent: (affiliateCode?: string) => withCode('/new/student', affiliateCode),
  newStudentStep2: (affiliateCode?: string) => withCode('/new/student/2', affiliateCode),
  signIn: (redirect?: string) => (redirect ? `/signin?redirect=${encodePath(redirect)}` : '/signin'),
  confirm: '/confirm',
  scenario: (scenario: number, step?: number) => (step ? `/scenario/${scenario}/${step}` : `/scenario/${scenario}`),
  results: '/results',
  resultsPrint: '/results/print',
  profile: '/profile',
  recommendations: '/profile/recommendations',
  pricing: '/pricingplan',
  careers: '/careers',
  career: (slug: string) => `/careers/${slug}`,
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
} as const;

function withCode(path: string, code: string | undefined): string {
  return code ? `${path}?affiliate_code=${encodeURIComponent(code)}` : path;
}

// Slashes stay readable, as in /signin?redirect=/results.
function encodePath(path: string): string {
  return encodeURIComponent(path).replaceAll('%2F', '/');
}

/** A redirect target is followed only when it stays in this house: one leading slash, no backslash, no control sign. */
export function localPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(target)) return undefined;
  const address = new URL(target, 'http://local.invalid');
  return address.host === 'local.invalid' ? address.pathname + address.search + address.hash : undefined;
}
