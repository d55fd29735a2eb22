import { CAST } from '@careerscoop/art/cast.ts';
import { Portrait } from '@careerscoop/art/portrait.tsx';
import { Block, type Room } from '../../ui/block.tsx';
import './story-list.css';

interface Story {
  id: string;
  /** Who of the drawn people stands for them. */
  who: string;
  name: string;
  about: string;
  title: string;
  text: string[];
}

const ROOMS: readonly Room[] = ['waffle', 'mint', 'straw', 'vanilla'];

/** Stories put together from several people's, each marked as an example. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <div className="stories">
      {stories.map((story, index) => (
        <StoryView key={story.id} story={story} room={ROOMS[index % ROOMS.length] ?? 'vanilla'} />
      ))}
    </div>
  );
}

function StoryView({ story, room }: { story: Story; room: Room }) {
  const look = story.who in CAST ? CAST[story.who as keyof typeof CAST] : CAST.puffs;
  return (
    <Block as="article" room={room} className="story" aria-labelledby={story.id}>
      <div className="story__p">
        <Portrait {...look} ground={room === 'vanilla' ? 'mint' : 'vanilla'} />
        <div>
          <p className="story__n">
            <b>{story.name}</b>
            <span className="tag">Example</span>
          </p>
          <p>{story.about}</p>
        </div>
      </div>
      <div className="story__t">
        <h2 className="h2" id={story.id}>
          {story.title}
        </h2>
        {story.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Block>
  );
}
