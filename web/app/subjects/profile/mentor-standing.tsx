import type { Profile } from '@careerscoop/contract/profile';
import { Notice } from '../../ui/notice.tsx';

/** Where a mentor stands with us. */
export function MentorStanding({ status }: { status: NonNullable<Profile['mentor_status']> }) {
  return status === 'approved' ? (
    <Notice tone="good" live={false}>
      <b>You are approved.</b> Students can meet you. We write to you when one asks for a talk.
    </Notice>
  ) : (
    <Notice live={false}>
      <b>We have your sign-up.</b> One of us writes to you soon about the next steps. Students can meet you once we have talked and approved
      your account. Meanwhile you can fill in your profile.
    </Notice>
  );
}
