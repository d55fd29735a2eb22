import { useId } from 'react';
import { CAST } from '@careerscoop/art/cast.ts';
import { Portrait } from '@careerscoop/art/portrait.tsx';
import { Block, type Room } from '../../ui/block.tsx';
import './story-list.css';

export interface Story {
  /** Who of the drawn people stands for them. */
  who: string;
  name: string;
  about: string;
  title: string;
  text: string[];
  /** Put together by us, until there are real ones. */
  example: boolean;
}

const ROOMS: readonly Room[] = ['waffle', 'mint', 'straw', 'vanilla'];

/** Stories; those put together from several people's are each marked as an example. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  if (stories.length === 0) return <p className="wrap lead">There is no story here right now. Come back soon.</p>;
  return (
    <div className="stories">
      {stories.map((story, index) => (
        <StoryView key={story.title} story={story} room={ROOMS[index % ROOMS.length] ?? 'vanilla'} />
      ))}
    </div>
  );
}

function StoryView({ story, room }: { story: Story; room: Room }) {
  const heading = useId();
  const look = story.who in CAST ? CAST[story.who as keyof typeof CAST] : CAST.puffs;
  return (
    <Block as="article" room={room} className="story" aria-labelledby={heading}>
      <div className="story__p">
        <Portrait {...look} ground={room === 'vanilla' ? 'mint' : 'vanilla'} />
        <div>
          <p className="story__n">
            <b>{story.name}</b>
            {story.example && <span className="tag">Example</span>}
          </p>
          {story.about && <p>{story.about}</p>}
        </div>
      </div>
      <div className="story__t">
        <h2 className="h2" id={heading}>
          {story.title}
        </h2>
        {story.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Block>
  );
}
