import { CAST } from '../../cast.ts';
import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Fir, LogEnd } from '../../settings-forest.tsx';

const MEASURE: Arm = ['M-36 78C-58 98 -76 106 -90 104', -94, 103];

/** At the landing, a scaler lays the stick across the end of a log, and the marks tell the sawmill its grade. */
export default function LogGraders(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('mint-l')} />
      <Fir x={330} y={430} scale={1.16} color="mint" />
      <Fir x={556} y={434} scale={1.1} color="mint" />
      <Fir x={484} y={446} scale={1.5} color="mint-d" />
      <path d="M0 560C0 466 60 434 150 428Q300 412 450 428C540 434 600 466 600 560Z" fill={paint('waffle-l')} />
      <LogEnd x={64} y={476} r={58} mark="cherry" />
      <LogEnd x={180} y={478} r={56} mark="blue" />
      <LogEnd x={290} y={484} r={50} />
      <LogEnd x={122} y={376} r={58} mark="cherry" />
      <LogEnd x={238} y={384} r={54} />
      <LogEnd x={66} y={280} r={48} mark="blue" />
      <LogEnd x={180} y={280} r={54} mark="cherry" />
      <Person
        x={406}
        y={222}
        scale={1.1}
        {...CAST.longhair}
        skin={1}
        hair="pony"
        hairColor="blond"
        extras={['hard-hat']}
        top="mint-d"
        shade="waffle-d"
        wear="vest"
        face="look"
        leftArm={MEASURE}
        rightArm={['M36 78C62 100 58 122 40 128', 36, 130]}
        legs="stand"
        trousers="blue-d"
        shoes="choc"
        held={
          <>
            <Line d="M-46 140H-12M12 140H46" color="white" width={8} />
            <Clipboard x={38} y={106} scale={0.76} turn={6} color="cherry" />
            <circle cx={26} cy={128} r={12} fill={paint('blue')} />
          </>
        }
      />
      <At x={238} y={384} turn={-38}>
        <rect x={-64} y={-9} width={146} height={18} rx={5} fill={paint('vanilla')} />
        <Line d="M-52 -6V2M-36 -6V2M-20 -6V6M-4 -6V2M12 -6V2M28 -6V6M44 -6V2M60 -6V2" color="choc" width={4} />
      </At>
      <Reach x={406} y={222} scale={1.1} skin={1} sleeve="mint-d" arm={MEASURE} glove="blue" />
    </Picture>
  );
}
