import type { MentorFeedback } from '@careerscoop/contract/session-feedback';
import type { Role } from '@careerscoop/contract/accounts';

export type FeedbackOrder = 'newest' | 'oldest';

/** By date; the server sends the newest first. */
export function inOrder(feedback: readonly MentorFeedback[], order: FeedbackOrder): MentorFeedback[] {
  const sign = order === 'newest' ? -1 : 1;
  return feedback.toSorted((one, other) => sign * (Date.parse(one.created_at) - Date.parse(other.created_at)));
}

/** Who wrote it: the other side of its session, or nobody when their account is gone. */
export function writerOf({ student, mentor_name }: MentorFeedback, role: Role): string | null {
  return role === 'Mentor' ? student : mentor_name;
}
