import type { CSSProperties, ReactNode } from 'react';

/** A turning ring with words, where the shape of what comes is not known. */
export function Spinner({ children = 'Loading…' }: { children?: ReactNode }) {
  return (
    <p className="spin" role="status">
      {children}
    </p>
  );
}

/** Holds the bones of what is being fetched and says so once. */
export function Skeleton({ label = 'Loading…', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

interface BoneProps {
  kind?: 'text' | 'title' | 'round' | 'card';
  /** Lines of text. */
  lines?: number;
  /** Height of a card or width of a round one, in CSS units: as big as what comes, so that nothing jumps. */
  size?: string;
}

/** One piece of a skeleton, as big as what will stand there. */
export function Bone({ kind = 'text', lines = 1, size }: BoneProps) {
  if (kind === 'text') {
    return (
      <span>
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} className="bone bone--text" />
        ))}
      </span>
    );
  }
  const style = size ? ({ '--bone': size } as CSSProperties) : undefined;
  return <span className={`bone bone--${kind}`} style={style} />;
}
