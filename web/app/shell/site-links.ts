import type { SiteLinks } from '@careerscoop/contract/site';
import { paths } from '../lib/paths.ts';

/** The pages that everybody finds in the bar and in the menu. */
export const SITE_LINKS = [
  { to: paths.stories, label: 'Stories' },
  { to: paths.about, label: 'About Us' },
  { to: paths.faq, label: 'FAQ' },
] as const;

/** The pages of ours elsewhere that this installation has. */
export function outsideLinks({ for_organizations, blog }: SiteLinks): { url: string; label: string }[] {
  return [
    { url: for_organizations, label: 'For Organizations' },
    { url: blog, label: 'Blog' },
  ].flatMap(({ url, label }) => (url ? [{ url, label }] : []));
}
