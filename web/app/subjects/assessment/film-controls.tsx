import { Captions, CaptionsOff, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { RoundButton } from '../../ui/round-button.tsx';
import { clock, soughtBy } from './film.ts';
import type { Video } from './use-video.ts';

/** The play button, by which it is found again after a failure. */
export const PLAY_ID = 'film-play';

interface FilmControlsProps {
  film: Video;
  captioned: boolean;
  onCaptions: () => void;
}

/** Play, the time as a bar to drag, captions and sound. */
export function FilmControls({ film, captioned, onCaptions }: FilmControlsProps) {
  const { second, length, playing, ended, muted } = film;
  const PlayIcon = playing ? Pause : ended ? RotateCcw : Play;
  const CaptionsIcon = captioned ? Captions : CaptionsOff;
  const SoundIcon = muted ? VolumeX : Volume2;
  function seek(event: KeyboardEvent) {
    const sought = soughtBy(event.key, second, length);
    if (sought === undefined) return;
    event.preventDefault();
    film.goTo(sought);
  }
  return (
    <div className="film__controls">
      <RoundButton id={PLAY_ID} className="film__play" label={playing ? 'Pause' : ended ? 'Play again' : 'Play'} onClick={film.toggle}>
        <PlayIcon className="ic" />
      </RoundButton>
      <input
        type="range"
        className="film__seek"
        aria-label="Time in the film"
        aria-valuetext={`${clock(second)} of ${clock(length)}`}
        min={0}
        max={length || 1}
        step={0.1}
        value={second}
        disabled={length === 0}
        style={{ '--p': `${length ? (second / length) * 100 : 0}%` } as CSSProperties}
        onChange={(event) => film.goTo(event.currentTarget.valueAsNumber)}
        onKeyDown={seek}
      />
      <p className="film__clock num">
        <span className="vh">Time: </span>
        {clock(second)} / {clock(length)}
      </p>
      <RoundButton line label={captioned ? 'Captions off' : 'Captions on'} onClick={onCaptions}>
        <CaptionsIcon className="ic" />
      </RoundButton>
      <RoundButton line label={muted ? 'Sound on' : 'Sound off'} onClick={film.mute}>
        <SoundIcon className="ic" />
      </RoundButton>
    </div>
  );
}
