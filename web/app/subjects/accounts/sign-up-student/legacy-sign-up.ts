import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checksLater } from '../../../lib/checks-later.ts';
import { useTypedEarly } from '../../../lib/use-typed-early.ts';
import { useSignUp } from '../accounts.queries.ts';
import { markRefused } from '../mark-refused.ts';
import { refuseTaken } from '../refuse-taken.ts';
import { useKeptPage } from '../use-kept-page.ts';
import {
  EMPTY_LEGACY_1,
  EMPTY_LEGACY_2,
  LEGACY_PAGE_1,
  LEGACY_PAGE_2,
  fetchLegacySchema,
  legacyBody,
  type LegacyPage1,
  type LegacyPage2,
  type LegacyPage2Form,
} from './legacy-form.ts';

const page1Resolver = checksLater<LegacyPage1>(async () => (await fetchLegacySchema()).checkPage1, 'stop');
const page2Resolver = checksLater<LegacyPage2Form, LegacyPage2>(async () => (await fetchLegacySchema()).checkPage2);

/** Both pages of the older student form, kept above the pages. */
export function useLegacySignUp(affiliateCode = '') {
  const { beginning, keep, forget } = useKeptPage('student', EMPTY_LEGACY_1);
  const first = useForm<LegacyPage1, unknown, LegacyPage1>({
    resolver: page1Resolver,
    defaultValues: useTypedEarly(beginning),
    shouldFocusError: false,
  });
  const second = useForm<LegacyPage2Form, unknown, LegacyPage2>({
    resolver: page2Resolver,
    defaultValues: { ...EMPTY_LEGACY_2, affiliate_code: affiliateCode },
    shouldFocusError: false,
  });
  const signUp = useSignUp(forget);
  // Whether page 2 may be opened.
  const [ready, setReady] = useState(false);

  return {
    first,
    second,
    signUp,
    ready,
    /** Page 1 was checked. @returns whether it may be left: an email that has an account stays. */
    async leaveFirst({ email }: LegacyPage1): Promise<boolean> {
      const taken = await refuseTaken(first, email);
      if (taken) keep(first.getValues());
      else setReady(true);
      return !taken;
    },
    /** Page 1 may have been changed since: it is checked once more, and shown if it is not right. */
    send: (page2: LegacyPage2, showFirst: () => void) =>
      void first.handleSubmit((page1) => signUp.mutate(legacyBody(page1, page2), { onError: () => keep(first.getValues()) }), showFirst)(),
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
