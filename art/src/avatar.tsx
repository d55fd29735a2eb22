import { useId, type ReactNode } from 'react';

import { CareerBuddy, CollegeBuddy, InterviewHelper, ScholarshipHelper } from './companions.tsx';
import { paint, type Paint } from './paint.ts';
import { Picture, type ArtProps } from './picture.tsx';

const AVATARS = {
  'career-buddy': { ground: 'waffle-l', who: <CareerBuddy x={120} y={118} scale={1.05} /> },
  'college-buddy': { ground: 'straw-l', who: <CollegeBuddy x={120} y={120} scale={1.05} /> },
  'interview-helper': { ground: 'mint', who: <InterviewHelper x={120} y={112} scale={1.1} /> },
  'scholarship-helper': { ground: 'mint-l', who: <ScholarshipHelper x={120} y={108} scale={1.08} /> },
} as const satisfies Record<string, { ground: Paint; who: ReactNode }>;

export type CompanionName = keyof typeof AVATARS;

/** Whether somebody has drawn this companion. */
export const isDrawn = (name: string): name is CompanionName => Object.hasOwn(AVATARS, name);

/** The picture of a companion, on a tile of its own colour. */
export function CompanionAvatar({ name, ...art }: ArtProps & { name: CompanionName }) {
  const id = useId();
  const { ground, who } = AVATARS[name];
  return (
    <Picture width={240} height={240} {...art}>
      <clipPath id={id}>
        <rect width={240} height={240} rx={64} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={240} height={240} fill={paint(ground)} />
        <circle cx={190} cy={60} r={80} fill={paint('white')} opacity={0.16} />
        {who}
      </g>
    </Picture>
  );
}
