import type { MentorSession } from '@careerscoop/contract/mentoring';
import { Tag } from '../../../ui/tag.tsx';
import { tagOf } from './stands.ts';

interface TalkHeadProps {
  session: MentorSession;
  id: string;
  /** How big its topic is written. */
  size?: 'h2' | 'h3';
}

/** What it is about, with whom, and where it stands. */
export function TalkHead({ session, id, size = 'h3' }: TalkHeadProps) {
  const { topic, mentor_name, is_active } = session;
  const tag = tagOf(session);
  return (
    <header className="meet__h">
      <div>
        <h2 className={size} id={id}>
          {topic}
        </h2>
        {mentor_name && (
          <dl className="meet__who">
            <dt>Mentor:</dt> <dd>{mentor_name}</dd>
          </dl>
        )}
      </div>
      <p className="meet__tags">
        {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        {is_active && <Tag tone="waffle">Pending</Tag>}
      </p>
    </header>
  );
}
