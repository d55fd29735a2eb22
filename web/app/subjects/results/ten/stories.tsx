import { useEffect, useState } from 'react';
import { STORY_MS } from '@careerscoop/contract/constants';
import { Pause, Play } from 'lucide-react';
import { resultWords } from '../result-words.ts';

const { stories } = resultWords;

/** Six short stories in turn. They can be held still, and are read out when they change. */
export function Stories() {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % stories.length), STORY_MS);
    return () => clearInterval(timer);
  }, [paused]);

  const Sign = paused ? Play : Pause;
  return (
    <div className="told">
      <div className="lead told__text">
        <p aria-live="polite">{stories[index]}</p>
        {/* The longest story keeps its room, so that nothing below moves when the text changes. */}
        {stories.map((story) => (
          <p key={story} aria-hidden="true">
            {story}
          </p>
        ))}
      </div>
      <div className="row">
        <button className="why" type="button" onClick={() => setPaused(!paused)}>
          <Sign className="ic" />
          {paused ? 'Go on with the stories' : 'Pause the stories'}
        </button>
        <span className="small num" aria-hidden="true">
          {index + 1} of {stories.length}
        </span>
      </div>
    </div>
  );
}
