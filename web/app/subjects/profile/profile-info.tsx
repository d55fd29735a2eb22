import type { Profile } from '@careerscoop/contract/profile';
import { KeyRound, Pencil, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Avatar } from './avatar.tsx';
import { profileRows } from './profile-rows.ts';
import { MentorStanding } from './mentor-standing.tsx';
import { OwnData } from './own-data.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useSaveProfile } from './profile.queries.ts';
import './profile-info.css';

interface ProfileInfoProps {
  profile: Profile;
  /** Where a parent's consent stands, which another subject shows. */
  consent?: ReactNode;
}

/** A person's own page: who they are to us, and what they can do with it. */
export function ProfileInfo({ profile, consent }: ProfileInfoProps) {
  return (
    <div className="info">
      {profile.mentor_status === 'waiting' && <MentorStanding status="waiting" />}
      <Card as="section" className="info__who" aria-label="About you">
        <Avatar profile={profile} />
        <div className="info__t">
          {profile.pending_email && (
            <Notice live={false}>
              Your new email {profile.pending_email} counts once you press the link we sent there. Until then the old one stays.
            </Notice>
          )}
          <dl className="info__rows">
            {profileRows(profile).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text ?? <span className="soft">Not given yet</span>}</dd>
              </div>
            ))}
          </dl>
          <div className="row">
            <LinkButton to={paths.editProfile}>
              <Pencil className="ic" /> Edit Profile Info
            </LinkButton>
            <LinkButton kind="line" to={paths.editPassword}>
              <KeyRound className="ic" /> Change Password
            </LinkButton>
            <LinkButton kind="line" to={paths.secondFactor}>
              <ShieldCheck className="ic" /> Code at Sign-in
            </LinkButton>
          </div>
        </div>
      </Card>
      {profile.mentor_status === 'approved' && <MentorStanding status="approved" />}
      {consent}
      {profile.role === 'Student' && <Sharing profile={profile} />}
      <OwnData />
    </div>
  );
}

/** The student's own yes or no to sharing; a parent's comes on top for who is under 18. */
function Sharing({ profile }: { profile: Profile }) {
  const heading = useId();
  const save = useSaveProfile();
  const shown = save.isPending ? save.variables.allow_data_sharing : profile.allow_data_sharing;
  return (
    <Card as="section" className="info__part" aria-labelledby={heading}>
      <h2 className="h3" id={heading}>
        Sharing
      </h2>
      <CheckboxField
        name="allow_data_sharing"
        label="Share with my school or sponsor"
        hint="They would see your name, contact, answers, careers and activity. Under 18, your parent must agree too. You can change this at any time."
        checked={shown ?? false}
        aria-busy={save.isPending || undefined}
        onChange={({ target }) => !save.isPending && save.mutate({ allow_data_sharing: target.checked })}
      />
      {save.isSuccess && <Notice tone="good">{profile.allow_data_sharing ? 'Saved: sharing is on.' : 'Saved: nothing is shared.'}</Notice>}
      {save.error && (
        <Notice tone="bad">
          {save.error.message} Nothing has changed. <Reference of={save.error} />
        </Notice>
      )}
    </Card>
  );
}
