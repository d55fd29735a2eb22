import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { HIP_LEFT, WAVE_RIGHT } from '../poses.ts';
import { Briefcase, Coins } from '../tools/business.tsx';
import { Speech } from '../tools/people.tsx';

/** A mentor with a beard waves. */
export default function Partner(props: ArtProps) {
  return (
    <Picture width={600} height={420} {...props}>
      <circle cx={300} cy={240} r={220} fill={paint('mint')} opacity={0.4} />
      <Person
        x={300}
        y={186}
        scale={1.35}
        skin={1}
        hair="bald"
        hairColor="brown"
        top="choc"
        shade="choc-l"
        wear="vest"
        leftArm={HIP_LEFT}
        rightArm={WAVE_RIGHT}
        extras={['beard']}
      />
      <rect x={56} y={392} width={488} height={28} rx={14} fill={paint('cream')} />
      <Briefcase x={124} y={352} scale={0.85} />
      <Speech x={470} y={110} scale={0.95} />
      <Coins x={484} y={356} scale={0.72} />
    </Picture>
  );
}
