import { CAST } from '@careerscoop/art/cast.ts';
import { paint } from '@careerscoop/art/paint.ts';
import { Cherry, Cone, Scoop } from '@careerscoop/art/parts.tsx';
import { Person } from '@careerscoop/art/person.tsx';
import { At, Line } from '@careerscoop/art/picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '@careerscoop/art/poses.ts';
import { Cloud } from '@careerscoop/art/settings.tsx';
import { Pin } from '@careerscoop/art/tools/signs.tsx';
import { ease, spring, sway } from '../motion.ts';
import { COUNTER, Counter, Room, Roof, type SceneProps, Title } from '../stage.tsx';

/** A clock whose hands run on. */
function Hours({ second }: SceneProps) {
  const minutes = 1080 * ease(second, 0.9, 3.6);
  return (
    <At x={150} y={352} scale={1.5 * spring(second, 0.5, 0.6)}>
      <circle r={46} fill={paint('white')} />
      <circle r={46} fill="none" stroke={paint('blue')} strokeWidth={10} />
      <At turn={minutes}>
        <Line d="M0 0V-28" color="choc" width={6} />
      </At>
      <At turn={120 + minutes / 12}>
        <Line d="M0 0V-18" color="choc" width={8} />
      </At>
    </At>
  );
}

/** Somebody listens to music with a book closed, the hours run on, and a pin keeps the place of the cone. */
export function StopAnyTime({ second }: SceneProps) {
  const bench = COUNTER - 112;
  return (
    <Room ground="blue-l" back="#A3A9F2" circle={[640, 576, 340]}>
      <Cloud x={664 + second * 7} y={346} scale={1.1} color="white" />
      <Cloud x={1090 - second * 6} y={300} scale={1.5} color="white" />
      <Hours second={second} />
      <Counter />
      <Line d={`M330 ${bench + 22}V${COUNTER + 8}M586 ${bench + 22}V${COUNTER + 8}`} color="choc" width={18} />
      <rect x={290} y={bench} width={340} height={32} rx={16} fill={paint('choc-l')} />
      <Person
        x={460}
        y={COUNTER - 296 + sway(second, 3, 1)}
        scale={1.14}
        turn={sway(second, 2.4, 2)}
        {...CAST.wavy}
        extras={['headphones']}
        face="calm"
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
      <Line d={`M846 ${COUNTER - 62}L830 ${COUNTER + 10}M1004 ${COUNTER - 62}L1020 ${COUNTER + 10}`} color="choc-l" width={14} />
      <Cone x={925} y={442} width={112} height={146} />
      <Scoop x={925} y={442} r={66} color="mint" shine="mint-l" />
      <Scoop x={925} y={370} r={54} color="vanilla" shine="white" />
      <Cherry x={925} y={308} r={15} />
      <rect x={826} y={COUNTER - 82} width={198} height={26} rx={13} fill={paint('cream')} />
      <At x={1092} y={COUNTER - 66 - (1 - spring(second, 2, 0.6)) * 620} scale={1.5} turn={sway(second, 2, 2.4)}>
        <Pin />
      </At>
      <Title lines={['Stop when you like']} second={second} at={0.5} y={212} size={104} />
      <Roof color="cherry" />
    </Room>
  );
}
