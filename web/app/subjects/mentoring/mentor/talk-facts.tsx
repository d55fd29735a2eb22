import type { MentorSession } from '@careerscoop/contract/mentoring';
import { Tag } from '../../../ui/tag.tsx';

/** Who and what a session is about, as every card of a mentor says it. */
export function TalkFacts({ session }: { session: MentorSession }) {
  const { student, topic } = session;
  return (
    <dl className="mfacts">
      <div>
        <dt>Student:</dt>
        <dd>{student}</dd>
      </div>
      <div>
        <dt>Topic:</dt>
        <dd>{topic ?? withoutTopic(session)}</dd>
      </div>
    </dl>
  );
}

/** Why a mentor reads no topic. */
function withoutTopic({ topic_state, is_active }: MentorSession): string {
  if (topic_state === 'refused') return is_active ? 'We did not pass it on. Ask in the talk what it is about.' : 'Not passed on';
  return is_active ? 'One of us still reads it. You get it before you meet.' : 'Not kept';
}

/** Still to come, or not settled yet. */
export const Pending = () => <Tag tone="waffle">Pending</Tag>;
