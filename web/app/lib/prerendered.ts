/** Public pages that the build writes as HTML; the list of pages for search engines is made of them as well. */
export const PRERENDERED = [
  '/',
  '/signup',
  '/signin',
  '/forgotpassword',
  '/new/student',
  '/pricingplan',
  '/about',
  '/stories',
  '/stories/students',
  '/stories/parents',
  '/faq',
  '/faq/careerexplorer',
  '/faq/communitypartner',
  '/privacypolicy',
  '/terms',
];
