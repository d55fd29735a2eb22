import type { ReactNode } from 'react';

export type TagTone = 'plain' | 'mint' | 'blue' | 'straw' | 'waffle' | 'big' | 'outline' | 'askew';

/** A word on a capsule. It says something and cannot be pressed. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  const names = tone === 'plain' ? 'tag' : tone === 'outline' ? 'tag tag--big tag--outline' : `tag tag--${tone}`;
  return <span className={names}>{children}</span>;
}
