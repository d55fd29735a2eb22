import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './profile-query.ts';
import { useSessionUser } from './session.ts';

/** The zone of one's profile, by which the server counts days and our mails tell them; that of the device until it is known. */
export function useOwnZone(): string | undefined {
  const user = useSessionUser();
  return useQuery({ ...profileQuery, enabled: Boolean(user) }).data?.time_zone ?? undefined;
}
