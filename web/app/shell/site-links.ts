import { CircleHelp, MessageCircleHeart, Users } from 'lucide-react';
import { paths } from '../lib/paths.ts';

/** The pages that everybody finds in the bar and in the menu. */
export const SITE_LINKS = [
  { to: paths.stories, label: 'Stories', Icon: MessageCircleHeart },
  { to: paths.about, label: 'About Us', Icon: Users },
  { to: paths.faq, label: 'FAQ', Icon: CircleHelp },
] as const;
