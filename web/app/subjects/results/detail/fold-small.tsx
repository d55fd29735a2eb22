import type { ReactNode } from 'react';
import { useMedia } from '../../../lib/use-media.ts';
import { Fold } from '../../../ui/fold.tsx';

/** A phone: what is there to be looked up lies folded. */
const SMALL = '(max-width: 640px)';

/** Folded on a phone, plain where there is room. */
export function FoldSmall({ title, children }: { title: string; children: ReactNode }) {
  return useMedia(SMALL) ? <Fold title={title}>{children}</Fold> : children;
}
