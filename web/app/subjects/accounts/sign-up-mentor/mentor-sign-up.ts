import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checksLater } from '../../../lib/checks-later.ts';
import { useTypedEarly } from '../../../lib/use-typed-early.ts';
import { useSignUp } from '../accounts.queries.ts';
import { markRefused } from '../mark-refused.ts';
import { refuseTaken } from '../refuse-taken.ts';
import { useKeptPage } from '../use-kept-page.ts';
import {
  EMPTY_PAGE_1,
  EMPTY_PAGE_2,
  MENTOR_PAGE_1,
  MENTOR_PAGE_2,
  fetchMentorSchema,
  mentorBody,
  type MentorPage1,
  type MentorPage1Form,
  type MentorPage2,
  type MentorPage2Form,
} from './mentor-form.ts';

const page1Resolver = checksLater<MentorPage1Form, MentorPage1>(async () => (await fetchMentorSchema()).checkPage1, 'stop');
const page2Resolver = checksLater<MentorPage2Form, MentorPage2>(async () => (await fetchMentorSchema()).checkPage2);

/** Both pages of the mentors' form. They live above the pages, so that going back and forth keeps what was typed. */
export function useMentorSignUp() {
  const { beginning, keep, forget } = useKeptPage('mentor', EMPTY_PAGE_1);
  const first = useForm<MentorPage1Form, unknown, MentorPage1>({
    resolver: page1Resolver,
    defaultValues: useTypedEarly(beginning),
    shouldFocusError: false,
  });
  const second = useForm<MentorPage2Form, unknown, MentorPage2>({
    resolver: page2Resolver,
    defaultValues: EMPTY_PAGE_2,
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
    async leaveFirst({ email }: MentorPage1): Promise<boolean> {
      const taken = await refuseTaken(first, email);
      if (taken) keep(first.getValues());
      else setReady(true);
      return !taken;
    },
    /** Page 1 may have been changed since: it is checked once more, and shown if it is not right. */
    send: (page2: MentorPage2, showFirst: () => void) =>
      void first.handleSubmit((page1) => signUp.mutate(mentorBody(page1, page2), { onError: () => keep(first.getValues()) }), showFirst)(),
    /** Takes the refusal to the fields it is about. @returns whether page 1 has one of them. */
    acceptRefusal(): boolean {
      const { error } = signUp;
      if (!error) return false;
      markRefused(second, MENTOR_PAGE_2, error);
      const onFirst = markRefused(first, MENTOR_PAGE_1, error);
      signUp.reset();
      return onFirst;
    },
  };
}
