import { paint } from '../paint.ts';
import { At, Picture, type ArtProps } from '../picture.tsx';
import { MusicNote } from '../tools/arts.tsx';
import { Checklist } from '../tools/business.tsx';
import { Wrench } from '../tools/making.tsx';
import { Tent } from '../tools/nature.tsx';
import { Speech } from '../tools/people.tsx';
import { Lens } from '../tools/science.tsx';

const SIX = [
  { Tool: Wrench, color: 'cream' },
  { Tool: Tent, color: 'mint' },
  { Tool: MusicNote, color: 'cream' },
  { Tool: Speech, color: 'straw-l' },
  { Tool: Lens, color: 'vanilla' },
  { Tool: Checklist, color: 'blue-l' },
] as const;

/** Part three in the bar of thirteen minutes: six ways to jump in. */
export default function SliceChoose(props: ArtProps) {
  return (
    <Picture width={320} height={240} {...props}>
      {SIX.map(({ Tool, color }, index) => (
        <At key={index} x={60 + (index % 3) * 104} y={64 + Math.floor(index / 3) * 108}>
          <rect x={-50} y={-50} width={100} height={100} rx={30} fill={paint(color)} />
          <Tool scale={0.68} />
        </At>
      ))}
    </Picture>
  );
}
