import { SAVED_NOTICE_MS } from '@careerscoop/contract/constants';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EditPasswordForm } from './edit-password-form.tsx';
import './edit-password.css';

/** The form, and what is said once it is done; a moment later the profile is shown. */
export function EditPassword() {
  const [done, setDone] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(paths.profileInfo), SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  if (!done) return <EditPasswordForm onDone={() => setDone(true)} />;
  return (
    <div className="edit-password__form">
      <Notice tone="good">Your password has been changed successfully.</Notice>
      <p>
        Other devices are signed out now. <Link to={paths.profileInfo}>Back to your profile</Link>
      </p>
    </div>
  );
}
