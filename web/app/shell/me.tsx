import { BadgeCheck } from 'lucide-react';
import type { SessionUser } from '../lib/session.ts';
import defaultAvatar from './default-avatar.svg?url';
import { displayName, isPaid, planLabel } from './plan-label.ts';

/** Photo, name and plan (or what else they are here): how the signed-in person stands in the bar. */
export function Me({ user, as = planLabel(user) }: { user: SessionUser; as?: string }) {
  return (
    <>
      <span className="me__ph">
        <img src={user.profile_image ?? defaultAvatar} alt="" width={48} height={48} />
      </span>
      <span>
        {/* The space parts the words for whoever reads them without their lines. */}
        <b>{displayName(user)}</b>{' '}
        <small>
          {as}
          {isPaid(user) && <BadgeCheck className="me__paid" />}
        </small>
      </span>
    </>
  );
}
