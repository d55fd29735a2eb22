import type { MentorSession } from '@careerscoop/contract/mentoring';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { useNoShow } from '../session.queries.ts';

interface NoShowDialogProps {
  session: MentorSession;
  open: boolean;
  onClose: () => void;
}

/** Asks before a mentor is said not to have come. */
export function NoShowDialog({ session, open, onClose }: NoShowDialogProps) {
  const notices = useNotices();
  const noShow = useNoShow(session);
  const name = session.mentor_name ?? 'your mentor';

  function close() {
    noShow.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Did ${name} not come?`}
      description="We are sorry. Wait ten minutes, in case the internet is slow. Then tell us, and a person of our team looks into it."
      yes={noShow.isPending ? 'Telling…' : 'Nobody came'}
      no="I wait a little"
      busy={noShow.isPending}
      onYes={() =>
        noShow.mutate(undefined, {
          onSuccess: () => {
            close();
            notices.say('Thank you for telling us. You find it under Session History.');
          },
        })
      }
      onNo={close}
    >
      {noShow.error && (
        <Notice tone="bad">
          {noShow.error.message} <Reference of={noShow.error} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
