import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSignUp } from './accounts.queries.ts';
import { markRefused } from './mark-refused.ts';
import {
  EMPTY_LEGACY_1,
  EMPTY_LEGACY_2,
  LEGACY_PAGE_1,
  LEGACY_PAGE_2,
  legacyBody,
  legacyPage1,
  type LegacyPage1,
  legacyPage2,
  type LegacyPage2,
  type LegacyPage2Form,
} from './legacy-schema.ts';

/** Both pages of the older student form, kept above the pages. */
export function useLegacySignUp(affiliateCode = '') {
  const first = useForm<LegacyPage1, unknown, LegacyPage1>({
    resolver: zodResolver(legacyPage1), defaultValues: EMPTY_LEGACY_1, shouldFocusError: false,
  });
  const second = useForm<LegacyPage2Form, unknown, LegacyPage2>({
    resolver: zodResolver(legacyPage2),
    defaultValues: { ...EMPTY_LEGACY_2, affiliate_code: affiliateCode },
    shouldFocusError: false,
  });
  const signUp = useSignUp();

  return {
    first,
    second,
    signUp,
    /** Whether page 2 may be opened. */
    ready: () => legacyPage1.safeParse(first.getValues()).success,
    send: (fields: LegacyPage2) => signUp.mutate(legacyBody(legacyPage1.parse(first.getValues()), fields)),
    /** Takes the refusal to the fields it is about. @returns whether page 1 has one of them. */
    acceptRefusal(): boolean {
      const { error } = signUp;
      if (!error) return false;
      markRefused(second, LEGACY_PAGE_2, error);
      const onFirst = markRefused(first, LEGACY_PAGE_1, error);
      signUp.reset();
      return onFirst;
    },
  };
}
