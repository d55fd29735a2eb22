import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callLater } from '../../../lib/call.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { savedCollegesQuery } from '../colleges.queries.ts';

const contract = () => import('@careerscoop/contract/colleges');

interface Change {
  unitid: number;
  save: boolean;
}

/** Saves a school or takes it out, and says how it went. It shows at once; a refusal takes it back. */
export function useSaveCollege() {
  const client = useQueryClient();
  const notices = useNotices();
  return useMutation({
    mutationFn: async ({ unitid, save }: Change): Promise<void> => {
      const params = { unitid: String(unitid) };
      if (save) await callLater(async () => (await contract()).saveCollege, { params });
      else await callLater(async () => (await contract()).removeSavedCollege, { params });
    },
    onSuccess: async (_, { save }) => {
      notices.say(save ? 'Saved. It is with your careers in your profile.' : 'Taken out of your saved schools');
      // Shown as pressed until the list itself says so.
      await client.invalidateQueries({ queryKey: savedCollegesQuery.queryKey });
    },
    onError: (error) => notices.say(`This was not saved. ${error.message}`, { tone: 'bad' }),
  });
}
