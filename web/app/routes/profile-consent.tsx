import { useQuery } from '@tanstack/react-query';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { ConsentPanel } from '../subjects/consent/consent-panel.tsx';
import { consentQuery } from '../subjects/consent/consent.queries.ts';
import { Block } from '../ui/block.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import './profile-consent.css';

export const meta = () => privateMeta('You and your parent');

export default function ProfileConsentPage() {
  return (
    <ProfileScreen
      name="You and your parent"
      lead="Under 18, a few things open only when a parent or guardian agrees. Everything else is yours already."
      back={paths.profileInfo}
      role="Student"
      className="profile-consent"
    >
      <ConsentPanel />
      <OfAge />
    </ProfileScreen>
  );
}

/** Who is 18 has come here by an old link. */
function OfAge() {
  const { data } = useQuery(consentQuery);
  if (!data || data.needed) return null;
  return (
    <Block room="mint" pad className="profile-consent__adult">
      <h2 className="h2">You decide</h2>
      <p className="lead">You are 18 or older, so nothing waits for a parent.</p>
      <LinkButton to={paths.recommendations}>Back to your profile</LinkButton>
    </Block>
  );
}
