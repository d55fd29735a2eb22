import { privateMeta } from '../lib/private-meta.ts';
import { useDeskPlace } from '../subjects/desk/desk-place.ts';
import { HomeScreen } from '../subjects/desk/home/home-screen.tsx';
import { OrganizationHome } from '../subjects/desk/organization/organization-home.tsx';

export const meta = () => privateMeta('Desk');

/** What waits; for a school's or sponsor's people what is theirs. */
export default function DeskHome() {
  return useDeskPlace().level === 'organization' ? <OrganizationHome /> : <HomeScreen />;
}
