import { paths } from '../lib/paths.ts';

/** The pages that everybody finds in the bar and in the menu. */
export const SITE_LINKS = [
  { to: paths.stories, label: 'Stories' },
  { to: paths.about, label: 'About Us' },
  { to: paths.faq, label: 'FAQ' },
] as const;
