import { useIsFetching, useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { fetched } from '../lib/fetched.tsx';
import { useSessionUser } from '../lib/session.ts';
import { useNear } from '../lib/use-near.ts';
import { profileQuery } from '../lib/profile-query.ts';
import { Bone } from '../ui/waiting.tsx';
import './below-profile.css';

const Finds = fetched(() => import('../subjects/content/finds.tsx'));

/** What stands under the pages of the profile. Its script and its lists are fetched when somebody comes near. */
export function BelowProfile() {
  const place = useRef<HTMLElement>(null);
  // A page that waits for its own content is short, and this would seem near.
  const near = useNear(place, useIsFetching() > 0);
  const isStudent = useSessionUser()?.role === 'Student';
  const { data, isPending } = useQuery({ ...profileQuery, enabled: near && isStudent });
  // A student's own school comes first in the lists; without an answer about it they hold what is for everybody.
  const known = near && !(isStudent && isPending);
  return (
    <aside className="wrap below-profile" aria-label="Free things worth a look" ref={place}>
      <Suspense fallback={<Bones />}>{known ? <Finds school={data?.school?.id} /> : <Bones />}</Suspense>
    </aside>
  );
}

/** The shape of the two rows until they come, so that nobody who scrolls fast sees a void. */
function Bones() {
  return (
    <div className="below-profile__bones" aria-hidden="true">
      {['picks', 'finds'].map((row) => (
        <div key={row}>
          <Bone kind="title" />
          <div className="below-profile__row">
            {Array.from({ length: 7 }, (_, index) => (
              <Bone key={index} kind="card" size="17rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
