import {
  deleteProfile,
  exportProfile,
  keepProfile,
  removePhoto,
  updateProfile,
  type Profile,
  type ProfileChange,
} from '@careerscoop/contract/profile';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { profileQuery } from '../../lib/profile-query.ts';
import { saveFile } from '../../lib/save-file.ts';
import { session } from '../../lib/session.ts';

export const exportQuery = queryOptions({
  queryKey: ['profile', 'export'],
  queryFn: ({ signal }) => call(exportProfile, {}, signal),
  staleTime: 60_000,
});

/** Every change answers the whole profile: the screens and the bar on top show it at once. */
function useStored<V>(mutationFn: (value: V) => Promise<Profile>) {
  const queryClient = useQueryClient();
  return useMutation<Profile, CallError, V>({
    mutationFn,
    onSuccess: (profile) => {
      if (session.user()?.id !== profile.id) return;
      queryClient.setQueryData(profileQuery.queryKey, profile);
      void queryClient.invalidateQueries({ queryKey: exportQuery.queryKey });
      session.keepUser(profile);
    },
  });
}

export function useSaveProfile() {
  return useStored((body: ProfileChange) => call(updateProfile, { body }));
}

export function useSavePhoto() {
  return useStored((file: Blob) => call(updateProfile, { body: {}, file }));
}

export function useRemovePhoto() {
  return useStored<void>(() => call(removePhoto, {}));
}

export function useKeepAccount() {
  return useStored<void>(() => call(keepProfile, {}));
}

export function useDeleteAccount() {
  return useMutation<{ detail: string; deletion_on: string }, CallError, string>({
    mutationFn: (password) => call(deleteProfile, { body: { password } }),
  });
}

/** Everything held, saved as a file on this device. */
export function useDownload() {
  const queryClient = useQueryClient();
  return useMutation<void, CallError, void>({
    mutationFn: async () => {
      const held = await queryClient.fetchQuery(exportQuery);
      saveFile(`careerscoop-my-data-${held.made_at.slice(0, 10)}.json`, JSON.stringify(held, null, 2));
    },
  });
}
