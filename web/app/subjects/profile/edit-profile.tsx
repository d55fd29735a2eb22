import type { Profile } from '@careerscoop/contract/profile';
import { SAVED_NOTICE_MS } from '@careerscoop/contract/constants';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { EditForm } from './edit-form.tsx';

/** The form, and what is said once it is saved; a moment later the profile is shown. */
export function EditProfile({ profile }: { profile: Profile }) {
  const [saved, setSaved] = useState<Profile>();
  const navigate = useNavigate();

  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => void navigate(paths.profileInfo), SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [saved, navigate]);

  if (!saved) return <EditForm profile={profile} onSaved={setSaved} />;
  return (
    <div className="edit__done">
      <Notice tone="good">Your profile has been updated successfully.</Notice>
      {saved.pending_email && (
        <Notice>We sent a link to {saved.pending_email}. Your new email counts once you press it. Until then the old one stays.</Notice>
      )}
      <p>
        <Link to={paths.profileInfo}>Back to your profile</Link>
      </p>
    </div>
  );
}
