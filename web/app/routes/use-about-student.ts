import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '../lib/session.ts';
import { profileQuery } from '../lib/profile-query.ts';

/** What the screens of a chat tell of the student, and whether it is loaded or cannot be. */
export function useAboutStudent() {
  const user = useSessionUser();
  const { data, isPending } = useQuery(profileQuery);
  const about = {
    first_name: data?.first_name ?? user?.first_name ?? '',
    age: data?.age ?? null,
    city: data?.city ?? '',
    state: data?.state ?? '',
  };
  return { about, ready: !isPending };
}
