import { useEffect, useState } from 'react';
import { drawCard } from './draw-card.ts';

interface ShareCard {
  file: File;
  url: string;
}

/** The picture of these titles, drawn in the browser. */
export function useShareCard(titles: readonly string[]): { card: ShareCard | null; failed: boolean } {
  const [card, setCard] = useState<ShareCard | null>(null);
  const [failed, setFailed] = useState(false);
  const key = titles.join('\n');
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    drawCard(key.split('\n'))
      .then((blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setCard({ file: new File([blob], 'my-ten-careers.png', { type: 'image/png' }), url });
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);
  return { card, failed };
}
