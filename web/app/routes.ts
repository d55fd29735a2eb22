import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

/** The map of every address of the product. */
export default [
  layout('shell/page-layout.tsx', [
    index('routes/home.tsx'),
    route('signup', 'routes/sign-up.tsx'),
    route('signup/mentor/:page?', 'routes/sign-up-mentor.tsx'),
    route('signup/student/:page?', 'routes/sign-up-student.tsx'),
    route('signup/parent', 'routes/sign-up-parent.tsx'),
    route('new/student', 'routes/new-student.tsx'),
    route('new/student/2', 'routes/new-student-2.tsx'),
    route('signin', 'routes/sign-in.tsx'),
    route('login', 'routes/login.tsx'),
    route('forgotpassword', 'routes/forgot-password.tsx'),
    route('confirm', 'routes/confirm.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('results', 'routes/results.tsx'),
    route('profile', 'routes/profile-layout.tsx', [
      index('routes/profile.tsx'),
      route('recommendations', 'routes/recommendations.tsx'),
      route('recommendations/career/:result_id', 'routes/recommended-career.tsx'),
      route('next-steps', 'routes/next-steps.tsx'),
      route('strengths', 'routes/strengths.tsx'),
      route('ai-companions', 'routes/ai-companions.tsx'),
      route('ai-companions/:agent_id/:name', 'routes/ai-companion.tsx'),
      route('sessions', 'routes/sessions.tsx'),
      route('sessions/:id/feedback', 'routes/write-feedback.tsx'),
      route('sessions/:id/report', 'routes/report-session.tsx'),
      route('hours', 'routes/mentor-hours.tsx'),
      route('hours/given', 'routes/hours-given.tsx'),
      route('customrequest', 'routes/custom-request.tsx'),
      route('profile-info', 'routes/profile-info.tsx'),
      route('EditProfile', 'routes/edit-profile.tsx'),
      route('changePhoto', 'routes/change-photo.tsx'),
      route('export', 'routes/profile-export.tsx'),
      route('keep-account', 'routes/keep-account.tsx'),
      route('consent', 'routes/profile-consent.tsx'),
      route('editPassword', 'routes/edit-password.tsx'),
      route('second-factor', 'routes/second-factor.tsx'),
      route('myPlan', 'routes/my-plan.tsx'),
      // Upper and lower case lead to the same: /profile/MyFeedback is this one too.
      route('myFeedback', 'routes/my-feedback.tsx'),
    ]),
    route('pricingplan/:response_type?', 'routes/pricing.tsx'),
    route('taste', 'routes/taste.tsx'),
    route('careers', 'routes/careers.tsx'),
    route('careers/compare', 'routes/compare.tsx'),
    route('careers/:slug', 'routes/career.tsx'),
    route('schools', 'routes/schools.tsx'),
    route('schools/compare', 'routes/schools-compare.tsx'),
    route('schools/:unitid', 'routes/school.tsx'),
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
    route('family', 'routes/family.tsx'),
    route('family/:child/:part', 'routes/family-child.tsx'),
    route('parents', 'routes/parents.tsx'),
    route('parents/decide', 'routes/parents-decide.tsx'),
    route('companions-safety', 'routes/companions-safety.tsx'),
    route('mentor-guide', 'routes/mentor-guide.tsx'),
    route('sessions/:id/join', 'routes/session-join.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('privacypolicy', 'routes/privacy-policy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('dev/outbox', 'routes/dev-outbox.tsx'),
    route('dev/checkout/:id', 'routes/dev-checkout.tsx'),
    route('dev/meeting/:id', 'routes/dev-meeting.tsx'),
    route('dev/ui', 'ui/dev-ui.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  // The desk has a frame of its own, and nothing of it comes to anybody else.
  route('desk', 'routes/desk-layout.tsx', [
    index('routes/desk-home.tsx'),
    // Students, schools, codes, plans, exports.
    route('students', 'routes/desk-students.tsx'),
    route('students/:id', 'routes/desk-student.tsx'),
    route('schools', 'routes/desk-schools.tsx'),
    route('codes', 'routes/desk-codes.tsx'),
    route('codes/new', 'routes/desk-new-code.tsx'),
    route('codes/:code', 'routes/desk-code.tsx'),
    route('exports', 'routes/desk-exports.tsx'),
    route('plans', 'routes/desk-plans.tsx'),

    // Sessions, mentors, reports, texts, feedback, safety.

    // Orders, findings, messages, newsletters.
    route('orders', 'routes/desk-orders.tsx'),
    route('orders/:number', 'routes/desk-order.tsx'),
    route('findings', 'routes/desk-findings.tsx'),
    route('messages', 'routes/desk-messages.tsx'),
    route('messages/:id', 'routes/desk-message.tsx'),
    route('newsletters', 'routes/desk-newsletters.tsx'),
    route('newsletters/:id', 'routes/desk-newsletter.tsx'),

    // Words that the team maintains.

    // Organizations and numbers.

    // Desk accounts, audit.
    route('members', 'routes/desk-members.tsx'),
    route('audit', 'routes/desk-audit.tsx'),
  ]),
  // A payer sees nothing to sign up for: the frame of the house stays outside.
  route('pay', 'routes/pay.tsx'),
  route('pay/success', 'routes/pay-success.tsx'),
  route('pay/cancel', 'routes/pay-cancel.tsx'),
  route('pay/disagree', 'routes/pay-disagree.tsx'),
  route('results/print', 'routes/results-print.tsx'),
  route('report/:token', 'routes/report.tsx'),
  route('scenario/:scenario_id/:step?', 'routes/scenario.tsx'),
] satisfies RouteConfig;
