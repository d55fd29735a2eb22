import { useRef, useState } from 'react';

const START = { second: 0, length: 0, playing: false, ended: false, muted: false };

/** What a video element does, told by its own events. `onFail` is called when it cannot be loaded or played. */
export function useVideo(onFail: () => void) {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(START);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);

  function read() {
    const video = ref.current;
    if (!video) return;
    const { currentTime: second, duration, paused, ended, muted } = video;
    setState({ second, length: Number.isFinite(duration) ? duration : 0, playing: !paused && !ended, ended, muted });
  }
  function fail() {
    setFailed(true);
    onFail();
  }
  function toggle() {
    const video = ref.current;
    if (!video || failed) return;
    if (!video.paused && !video.ended) return video.pause();
    // A play that is stopped before it began is refused as well, and is no failure.
    video.play().catch((error: unknown) => error instanceof DOMException && error.name === 'NotSupportedError' && fail());
  }

  return {
    ...state,
    waiting: waiting && state.playing,
    failed,
    toggle,
    goTo(second: number) {
      if (ref.current) ref.current.currentTime = second;
      // At once: the next key may come before the browser's own word.
      read();
    },
    mute() {
      if (ref.current) ref.current.muted = !state.muted;
    },
    retry() {
      setFailed(false);
      ref.current?.load();
    },
    fail,
    video: {
      ref,
      onPlay: read,
      onPause: read,
      onEnded: read,
      onTimeUpdate: read,
      onSeeking: read,
      onDurationChange: read,
      onVolumeChange: read,
      onWaiting: () => setWaiting(true),
      onPlaying: () => setWaiting(false),
      onError: fail,
    },
  };
}

export type Video = ReturnType<typeof useVideo>;
