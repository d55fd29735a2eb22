import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Result } from '@careerscoop/contract/results';
import { refreshAnswer } from '@careerscoop/contract/scoop';
import { call } from '../../lib/call.ts';

/** What was fetched of a career, with its five questions. */
export type Asked = Pick<Result, 'unique_title_questions'>;

/**
 * The next answer to a question about a career. It counts on the server, so it is asked only by a press.
 * `queryKey`: where the career was fetched to, which then has it.
 */
export function useRefreshAnswer(queryKey: QueryKey, onRefused: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(refreshAnswer, { params: { id: String(id) } }),
    onSuccess: async ({ id, ...scoop }) => {
      // A reading that began before would bring the old answer back.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Asked>(
        queryKey,
        (career) =>
          career && {
            ...career,
            unique_title_questions: career.unique_title_questions.map((one) => (one.id === id ? { ...one, ...scoop } : one)),
          },
      );
    },
    onError: (error) => {
      onRefused(error);
      // Another tab may have eaten some.
      void client.invalidateQueries({ queryKey });
    },
  });
}
