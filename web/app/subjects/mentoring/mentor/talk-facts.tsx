import type { MentorSession } from '@careerscoop/contract/mentoring';
import { Tag } from '../../../ui/tag.tsx';

/** Who and what a session is about, as every card of a mentor says it. */
export function TalkFacts({ session: { student, topic, is_active } }: { session: MentorSession }) {
  return (
    <dl className="mfacts">
      <div>
        <dt>Student:</dt>
        <dd>{student}</dd>
      </div>
      <div>
        <dt>Topic:</dt>
        <dd>{topic ?? (is_active ? 'One of us still reads it. You get it before you meet.' : 'Not kept')}</dd>
      </div>
    </dl>
  );
}

/** Still to come, or not settled yet. */
export const Pending = () => <Tag tone="waffle">Pending</Tag>;
