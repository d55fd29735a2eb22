import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { RESULTS_NOTICE_MS } from '@careerscoop/contract/constants';
import ThinkingMachine from '@careerscoop/art/scenes/thinking-machine.tsx';
import { paths } from '../../../lib/paths.ts';
import { Block } from '../../../ui/block.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { resultWords } from '../result-words.ts';
import { Stories } from './stories.tsx';
import './thinking-screen.css';

/** While the ten are being made. Whoever asks again and again is the screen's caller. */
export function ThinkingScreen() {
  const { thinking, notice } = resultWords;
  const late = useLate();
  return (
    <Block room="vanilla" page className="thinking">
      <ThinkingMachine className="thinking__art" />
      <div className="thinking__t">
        <h1 className="h1" tabIndex={-1}>
          {thinking.title}
        </h1>
        <p className="lead">{thinking.text}</p>
        {late && (
          <Notice>
            <h2 className="h3">{notice.title}</h2>
            <p>{notice.text}</p>
            <p>
              <Link to={paths.recommendations}>Go to your profile</Link>
            </p>
          </Notice>
        )}
        <Stories />
      </div>
    </Block>
  );
}

/** True once the wait has become long. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), RESULTS_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
