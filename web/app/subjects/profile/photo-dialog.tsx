import type { Profile } from '@careerscoop/contract/profile';
import { Dialog } from '../../ui/dialog.tsx';
import { PhotoForm } from './photo-form.tsx';

export default function PhotoDialog({ open, profile, onClose }: { open: boolean; profile: Profile; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Change Profile Picture">
      <PhotoForm photo={profile.profile_image} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
