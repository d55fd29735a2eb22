import { useQueryClient } from '@tanstack/react-query';

const KEPT = 'sign_up_page';

/**
 * The first page of an older form for who leaves it by Login or Forgot Password and comes back. Only this tab's memory holds
 * it, beside what the server has answered, and it is dropped with that when somebody signs in or out.
 */
export function useKeptPage<F>(form: 'mentor' | 'student', empty: F) {
  const client = useQueryClient();
  const queryKey = [KEPT, form];
  return {
    beginning: client.getQueryData<F>(queryKey) ?? empty,
    keep(fields: F): void {
      client.setQueryDefaults([KEPT], { gcTime: Infinity });
      client.setQueryData<F>(queryKey, fields);
    },
    forget: () => client.removeQueries({ queryKey }),
  };
}
