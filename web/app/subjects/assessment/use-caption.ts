import { type RefObject, useEffect, useState } from 'react';

/**
 * The caption that belongs to the moment. The browser reads the track but does not draw it, so that the words stand
 * below the picture in letters that everybody can read; `first` stands there until the film begins.
 */
export function useCaption(video: RefObject<HTMLVideoElement | null>, first: string): string {
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
