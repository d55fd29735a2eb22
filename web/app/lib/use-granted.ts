import { useEffect, useEffectEvent } from 'react';
import { session } from './session.ts';
import { type Wish, type WishKind, takeGranted } from './wish.ts';

/** Does what was wanted here, once, when a person comes back with a plan that has opened it. */
export function useGranted(kind: WishKind, resultId: number | undefined, take: (wish: Wish) => void): void {
  const onGranted = useEffectEvent(take);
  useEffect(() => {
    const wish = takeGranted(session.user()?.id, kind, resultId);
    if (wish) onGranted(wish);
  }, [kind, resultId]);
}
