import { Play } from 'lucide-react';
import { type KeyboardEvent, useState, type RefObject, useEffect } from 'react';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import mp4 from './film/intro.mp4';
import captions from './film/intro.vtt';
import webm from './film/intro.webm';
import poster from './film/poster.webp';
import { FilmControls, PLAY_ID } from './film-controls.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import type { Video } from './use-video.ts';

/** The film with its caption and controls. It never begins by itself, and nothing of it is fetched but its head. */
export function FilmPlayer({ film, firstCaption }: { film: Video; firstCaption: string }) {
  const [captioned, setCaptioned] = useState(true);
  const caption = useCaption(film.video.ref, firstCaption);
  const focusAfter = useFocusAfter();
  const waitsForStart = film.second === 0 && !film.playing;
  function playBySpace(event: KeyboardEvent) {
    // A button in focus does its own thing.
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    film.toggle();
  }
  function tryAgain() {
    focusAfter.current = PLAY_ID;
    film.retry();
  }
  return (
    <Block room="surface" className="film__b" aria-label="Introduction video with captions" onKeyDown={playBySpace}>
      <div className="film__picture" hidden={film.failed} onClick={film.toggle}>
        <video {...film.video} poster={poster} preload="metadata" width={1280} height={720} playsInline>
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" onError={film.fail} />
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
        {waitsForStart && (
          <span className="film__sign" aria-hidden="true">
            <Play className="ic" />
          </span>
        )}
        {film.waiting && <Spinner>Loading the film…</Spinner>}
      </div>
      {film.failed ? (
        <div className="film__lost">
          <p role="alert">The film does not load right now. Every word of it is in the text, and you can go on any time.</p>
          <Button kind="line" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      ) : (
        <>
          {captioned && (
            <p className="film__caption d" aria-live="polite">
              {caption}
            </p>
          )}
          <FilmControls film={film} captioned={captioned} onCaptions={() => setCaptioned(!captioned)} />
        </>
      )}
    </Block>
  );
}

/**
 * The caption that belongs to the moment. The browser reads the track but does not draw it, so that the words stand
 * below the picture in letters that everybody can read; `first` stands there until the film begins.
 */
function useCaption(video: RefObject<HTMLVideoElement | null>, first: string): string {
  const [caption, setCaption] = useState(first);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track) return;
    track.mode = 'hidden';
    const show = () => {
      const cue = track.activeCues?.[0] as VTTCue | undefined;
      if (cue) setCaption(cue.text);
    };
    track.addEventListener('cuechange', show);
    return () => track.removeEventListener('cuechange', show);
  }, [video]);
  return caption;
}
