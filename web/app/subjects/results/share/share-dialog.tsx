import { Copy, Download, Share2 } from 'lucide-react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { CARD } from './lay-card.ts';
import { sharedText } from './share-words.ts';
import { useEffect, useState } from 'react';
import { drawCard } from './draw-card.ts';
import './share-dialog.css';

interface ShareDialogProps {
  open: boolean;
  titles: readonly string[];
  onClose: () => void;
}

/** The picture of the ten to look at, to keep, and to give on where the device can. */
export default function ShareDialog({ open, titles, onClose }: ShareDialogProps) {
  const { card, failed } = useShareCard(titles);
  const text = sharedText(titles);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Share your ten"
      description="A picture with your ten titles. Your name is not on it, nor anything else about you."
      actions={
        <>
          {card && <ShareFile file={card.file} />}
          {card && (
            <a className={buttonClass({})} href={card.url} download={card.file.name}>
              <Download className="ic" /> Save the picture
            </a>
          )}
          <CopyText text={text} />
        </>
      }
    >
      {card ? (
        <img className="share-card" src={card.url} alt={text} {...CARD} />
      ) : failed ? (
        <Notice tone="bad">This browser could not draw the picture. You can copy your ten as text.</Notice>
      ) : (
        <Skeleton label="Drawing the picture…">
          <Bone kind="card" size="420px" />
        </Skeleton>
      )}
    </Dialog>
  );
}

/** Only where the device has a way to give files on. */
function ShareFile({ file }: { file: File }) {
  const notices = useNotices();
  if (!navigator.canShare?.({ files: [file] })) return null;

  async function share() {
    try {
      await navigator.share({ files: [file], title: 'My ten careers' });
    } catch (error) {
      // Closing the device's own sheet is no fault.
      if ((error as Error).name !== 'AbortError') notices.say('This could not be shared. Save the picture instead.', { tone: 'bad' });
    }
  }

  return (
    <Button onClick={() => void share()}>
      <Share2 className="ic" /> Share
    </Button>
  );
}

function CopyText({ text }: { text: string }) {
  const notices = useNotices();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notices.say('Your ten are copied as text.');
    } catch {
      notices.say('This could not be copied.', { tone: 'bad' });
    }
  }

  return (
    <Button kind="line" onClick={() => void copy()}>
      <Copy className="ic" /> Copy as text
    </Button>
  );
}

interface ShareCard {
  file: File;
  url: string;
}

/** The picture of these titles, drawn in the browser. */
function useShareCard(titles: readonly string[]): { card: ShareCard | null; failed: boolean } {
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
