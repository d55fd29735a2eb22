import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

/** The map of every address of the product. */
export default [
  layout('shell/page-layout.tsx', [
    index('routes/home.tsx'),
    route('signup', 'routes/sign-up.tsx'),
    route('new/student', 'routes/new-student.tsx'),
    route('new/student/2', 'routes/new-student-2.tsx'),
    route('signin', 'routes/sign-in.tsx'),
    route('login', 'routes/login.tsx'),
    route('confirm', 'routes/confirm.tsx'),
    route('results', 'routes/results.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('profile/recommendations', 'routes/recommendations.tsx'),
    route('pricingplan/:response_type?', 'routes/pricing.tsx'),
    route('careers', 'routes/careers.tsx'),
    route('careers/:slug', 'routes/career.tsx'),
    route('about', 'routes/about.tsx'),
    route('stories', 'routes/stories.tsx', [
      index('routes/stories-index.tsx'),
      route('students', 'routes/stories-students.tsx'),
      route('parents', 'routes/stories-parents.tsx'),
    ]),
    route('faq', 'routes/faq.tsx', [
      index('routes/faq-index.tsx'),
      route('careerexplorer', 'routes/faq-explorer.tsx'),
      route('communitypartner', 'routes/faq-partner.tsx'),
    ]),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('privacypolicy', 'routes/privacy-policy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('dev/outbox', 'routes/dev-outbox.tsx'),
    route('dev/ui', 'ui/dev-ui.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('results/print', 'routes/results-print.tsx'),
  route('scenario/:scenario_id/:step?', 'routes/scenario.tsx'),
] satisfies RouteConfig;
