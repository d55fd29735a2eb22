import type { MentorFeedback, MentorSession } from '@careerscoop/contract/mentoring';
import type { Role } from '@careerscoop/contract/accounts';

export type FeedbackOrder = 'newest' | 'oldest';

/** By date; the server sends the newest first. */
export function inOrder(feedback: readonly MentorFeedback[], order: FeedbackOrder): MentorFeedback[] {
  const sign = order === 'newest' ? -1 : 1;
  return feedback.toSorted((one, other) => sign * (Date.parse(one.created_at) - Date.parse(other.created_at)));
}

/** Who wrote it: the other side of its session, or nobody when the session is gone. */
export function writerOf(feedback: MentorFeedback, sessions: readonly MentorSession[], role: Role): string | null {
  const session = sessions.find(({ id }) => id === feedback.mentor_session);
  if (!session) return null;
  return role === 'Mentor' ? session.student : session.mentor_name;
}
