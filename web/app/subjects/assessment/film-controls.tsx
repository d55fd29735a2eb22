import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import type { CSSProperties } from 'react';
import { RoundButton } from '../../ui/round-button.tsx';
import { type Caption, clock, lengthOf, shareOf, startOf } from './film.ts';
import type { Film } from './use-film.ts';

interface FilmControlsProps {
  captions: Caption[];
  film: Film;
  index: number;
}

/** Play, one scene back or forward, and the scenes as a bar that fills. */
export function FilmControls({ captions, film, index }: FilmControlsProps) {
  const { second, playing, ended, toggle, goTo } = film;
  const Icon = playing ? Pause : ended ? RotateCcw : Play;
  return (
    <div className="film__controls">
      <RoundButton className="film__play" label={playing ? 'Pause' : ended ? 'Play again' : 'Play'} onClick={toggle}>
        <Icon className="ic" />
      </RoundButton>
      <RoundButton line label="One scene back" disabled={index === 0} onClick={() => goTo(startOf(captions, index - 1))}>
        <SkipBack className="ic" />
      </RoundButton>
      <RoundButton
        line
        label="One scene forward"
        disabled={index === captions.length - 1}
        onClick={() => goTo(startOf(captions, index + 1))}
      >
        <SkipForward className="ic" />
      </RoundButton>
      <ol className="film__bar" aria-label="Scenes">
        {captions.map(({ id, seconds }, scene) => (
          <li key={id} style={{ flexGrow: seconds }}>
            <button
              type="button"
              aria-label={`Scene ${scene + 1} of ${captions.length}`}
              aria-current={scene === index ? 'step' : undefined}
              onClick={() => goTo(startOf(captions, scene))}
            >
              <i style={{ '--p': `${shareOf(captions, scene, second) * 100}%` } as CSSProperties} />
            </button>
          </li>
        ))}
      </ol>
      <p className="film__clock num">
        <span className="vh">Time: </span>
        {clock(second)} / {clock(lengthOf(captions))}
      </p>
    </div>
  );
}
