import { CAST } from '../cast.ts';
import { paint } from '../paint.ts';
import { Awning, Cherry, Cone, Scoop, Sprinkles } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '../poses.ts';
import { Clock } from '../tools/signs.tsx';

/** Somebody sits on a bench with a book closed on its marker; the cone waits in a stand. */
export default function IntroStopAnyTime(props: ArtProps) {
  return (
    <Picture width={800} height={480} {...props}>
      <rect width={800} height={480} fill={paint('blue-l')} />
      <circle cx={400} cy={360} r={290} fill="#A3A9F2" />
      <Awning x={-10} width={820} height={52} stripes={10} colors={['cherry', 'cream']} />
      <Clock x={196} y={186} scale={1.1} />
      <rect y={424} width={800} height={56} fill={paint('waffle')} />
      <rect y={424} width={800} height={16} fill={paint('waffle-d')} />
      <Line d="M232 366V424M488 366V424" color="choc" width={16} />
      <rect x={196} y={340} width={330} height={28} rx={14} fill={paint('choc-l')} />
      <Person
        x={360}
        y={162}
        scale={1.12}
        {...CAST.wavy}
        extras={['headphones']}
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        legs="sit"
        held={
          <At y={112}>
            <rect x={-42} y={-30} width={84} height={62} rx={9} fill={paint('straw')} />
            <path d="M0 -30H33Q42 -30 42 -21V23Q42 32 33 32H0Z" fill={paint('straw-d')} />
            <path d="M14 -30H32V18L23 8L14 18Z" fill={paint('waffle')} />
          </At>
        }
      />
      <Cone x={640} y={296} width={96} height={124} />
      <Scoop x={640} y={296} r={56} color="mint" shine="mint-l" />
      <Scoop x={640} y={236} r={46} color="vanilla" shine="white" />
      <Cherry x={640} y={184} r={13} />
      <rect x={560} y={368} width={160} height={22} rx={11} fill={paint('cream')} />
      <Line d="M582 388L570 426M698 388L710 426" color="choc-l" width={12} />
      <Sprinkles
        spots={[
          [90, 320, 30],
          [520, 140, -40],
          [740, 160, 60],
          [110, 110, 10],
        ]}
        colors={['cream', 'straw', 'mint', 'cherry']}
      />
    </Picture>
  );
}
