import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useSessionUser } from '../../../lib/session.ts';
import { takeCollegeWish } from './college-wish.ts';
import { useSaveCollege } from './use-save-college.ts';

/** Saves the school that somebody wished to save before they signed in, once they are back as a student. */
export function useCollegeWish(): void {
  const { pathname, search } = useLocation();
  const isStudent = useSessionUser()?.role === 'Student';
  const { mutate } = useSaveCollege();
  const take = useEffectEvent(() => {
    const wish = takeCollegeWish(pathname + search);
    if (wish) mutate({ unitid: wish.unitid, save: true });
  });
  useEffect(() => {
    if (isStudent) take();
  }, [isStudent]);
}
