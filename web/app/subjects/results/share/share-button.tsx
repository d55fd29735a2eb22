import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { fetched } from '../../../lib/fetched.tsx';
import { Button } from '../../../ui/button.tsx';
import { sharedTitles } from './share-words.ts';

// Few share: the drawing is fetched by those who do.
const ShareDialog = fetched(() => import('./share-dialog.tsx'));

/** Opens a picture of the ten to show around. Nothing without ten. */
export function ShareButton({ careers }: { careers: readonly Result[] }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const titles = sharedTitles(careers);
  if (titles.length === 0) return null;

  function show() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <Button kind="line" size="small" onClick={show}>
        <Share2 className="ic" />
        Share your ten
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ShareDialog open={open} titles={titles} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
