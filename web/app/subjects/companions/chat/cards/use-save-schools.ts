import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveCollege } from '@careerscoop/contract/colleges';
import { call } from '../../../../lib/call.ts';

/** Saves schools, one after the other; one that is saved already is as good. */
export function useSaveSchools(unitids: readonly number[]) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      for (const unitid of unitids) await call(saveCollege, { params: { unitid: String(unitid) } });
    },
    // Some of them may be saved where one was not.
    onSettled: () => client.invalidateQueries({ queryKey: ['colleges', 'saved'] }),
  });
  return {
    save: () => mutate(),
    saving: isPending,
    saved: isSuccess,
    refusal: error ? `Not all of them were saved. ${error.message}` : null,
  };
}
