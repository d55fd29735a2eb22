import { Navigate, useNavigate } from 'react-router';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useMedia, WIDE } from '../lib/use-media.ts';
import { PhotoForm } from '../subjects/profile/photo-form.tsx';
import { WithProfile } from '../subjects/profile/with-profile.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import '../subjects/profile/profile-info.css';

export const meta = () => privateMeta('Change Profile Picture');

/** For small screens: where there is room, the profile opens a dialog instead. */
export default function ChangePhotoPage() {
  usePageName('Change Profile Picture', paths.profileInfo);
  const wide = useMedia(WIDE);
  const navigate = useNavigate();
  if (wide) return <Navigate to={paths.profileInfo} replace />;
  // Whoever came by the address alone has nothing to go back to.
  const back = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.profileInfo, { replace: true }));
  return (
    <main id="main" tabIndex={-1} className="wrap profile-page">
      <PageTitle inBar>Change Profile Picture</PageTitle>
      <WithProfile>{({ profile_image }) => <PhotoForm photo={profile_image} onDone={back} onCancel={back} />}</WithProfile>
    </main>
  );
}
