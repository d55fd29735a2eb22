import { photoAt } from '@careerscoop/contract/accounts';
import type { Profile } from '@careerscoop/contract/profile';
import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetched } from '../../lib/fetched.tsx';
import { paths } from '../../lib/paths.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { RoundButton } from '../../ui/round-button.tsx';
import defaultAvatar from './default-photo.svg?url';
import './avatar.css';

const PhotoDialog = fetched(() => import('./photo-dialog.tsx'));

/** The photo with the way to change it: over the page where there is room, on a page of its own on small screens. */
export function Avatar({ profile }: { profile: Profile }) {
  const wide = useMedia(WIDE);
  const navigate = useNavigate();
  const [open, setOpen] = useState<boolean>();
  const { profile_image } = profile;
  return (
    <div className="avatar">
      <img
        className="avatar__p"
        src={profile_image ? photoAt(profile_image, 512) : defaultAvatar}
        alt={profile_image ? 'Your photo' : ''}
        width={192}
        height={192}
      />
      <RoundButton
        label="Change Profile Picture"
        className="avatar__b"
        aria-haspopup={wide ? 'dialog' : undefined}
        onClick={() => (wide ? setOpen(true) : void navigate(paths.changePhoto))}
      >
        <Camera className="ic" />
      </RoundButton>
      <Suspense fallback={null}>
        {open !== undefined && <PhotoDialog open={open} profile={profile} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
