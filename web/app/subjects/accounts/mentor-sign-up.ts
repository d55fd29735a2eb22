import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSignUp } from './accounts.queries.ts';
import { markRefused } from './mark-refused.ts';
import {
  EMPTY_PAGE_1,
  EMPTY_PAGE_2,
  MENTOR_PAGE_1,
  MENTOR_PAGE_2,
  mentorBody,
  mentorPage1,
  type MentorPage1,
  type MentorPage1Form,
  mentorPage2,
  type MentorPage2,
  type MentorPage2Form,
} from './mentor-schema.ts';

/** Both pages of the mentors' form. They live above the pages, so that going back and forth keeps what was typed. */
export function useMentorSignUp() {
  const first = useForm<MentorPage1Form, unknown, MentorPage1>({
    resolver: zodResolver(mentorPage1), defaultValues: EMPTY_PAGE_1, shouldFocusError: false,
  });
  const second = useForm<MentorPage2Form, unknown, MentorPage2>({
    resolver: zodResolver(mentorPage2), defaultValues: EMPTY_PAGE_2, shouldFocusError: false,
  });
  const signUp = useSignUp();

  return {
    first,
    second,
    signUp,
    /** Whether page 2 may be opened. */
    ready: () => mentorPage1.safeParse(first.getValues()).success,
    send: (fields: MentorPage2) => signUp.mutate(mentorBody(mentorPage1.parse(first.getValues()), fields)),
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
