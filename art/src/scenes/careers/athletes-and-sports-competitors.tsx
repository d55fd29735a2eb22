import { paint, SKINS, type Paint, type SkinTone } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { UP_LEFT, UP_RIGHT } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const CROWD: readonly Paint[] = ['straw', 'waffle', 'blue-l', 'mint', 'vanilla', 'cherry', 'waffle-l', 'straw-l'];

/** Shorts and running legs, one on the ground and one swung back; a blade may stand in for the one on the ground. */
function RunningLegs({ skin, shorts, blade = false }: { skin: SkinTone; shorts: Paint; blade?: boolean }) {
  const tone = SKINS[skin][0] as Paint;
  return (
    <>
      <Line d="M20 160L38 214L60 236" color={tone} width={22} />
      <path d="M48 226Q62 214 76 230L92 246Q98 262 82 264Q66 252 48 240Z" fill={paint('cherry')} />
      <Line d="M-20 160L-28 210" color={tone} width={22} />
      {blade ? (
        <Line d="M-28 214C-40 232 -14 248 -26 272Q-32 282 -48 280" color="choc" width={10} />
      ) : (
        <>
          <Line d="M-28 210L-26 262" color={tone} width={22} />
          <path d="M-52 284Q-52 262 -32 262H-10V284Z" fill={paint('cherry')} />
        </>
      )}
      <Line d="M-20 158L-24 190M20 158L30 188" color={shorts} width={36} />
    </>
  );
}

/** A runner breaks the tape before a full stadium; the next one, on a blade, is a step behind. */
export default function Athletes(props: ArtProps) {
  return (
    <Stage back="blue" floor="#C4553C" {...props}>
      <path d="M70 180Q300 120 530 180L540 400H60Z" fill={paint('blue-d')} />
      <g opacity={0.55}>
        {[0, 1, 2].map((row) =>
          Array.from({ length: 8 + row }, (_, seat) => {
            const across = (seat + 0.5) / (8 + row);
            const [tone] = SKINS[(((seat * 2 + row) % 5) + 1) as SkinTone];
            return (
              <At key={`${row} ${seat}`} x={Math.round(66 + across * 468)} y={Math.round(200 + row * 54 - 22 * Math.sin(across * Math.PI))}>
                <path d="M-21 36V28A21 17 0 0 1 21 28V36Z" fill={paint(CROWD[(seat * 3 + row * 5) % CROWD.length] ?? 'straw')} />
                <circle r={12} fill={tone} />
              </At>
            );
          }),
        )}
      </g>
      <path d="M46 358H554V410H46Z" fill={paint('mint-d')} />
      <path d="M20 410H580L600 560H0V480Z" fill={paint('#C4553C')} />
      <Line d="M150 412L70 560M300 500V560M450 412L530 560" color="white" width={7} />
      <Person
        x={458}
        y={228}
        scale={0.92}
        skin={1}
        hair="pony"
        hairColor="ginger"
        top="mint"
        shade="#F8CFAE"
        wear="tee"
        face="look"
        leftArm={['M-36 78C-66 96 -70 122 -50 118', -46, 116]}
        rightArm={['M36 78C66 100 76 80 66 62', 64, 58]}
        behind={<RunningLegs skin={1} shorts="mint-d" blade />}
        held={<rect x={-22} y={92} width={44} height={38} rx={5} fill={paint('white')} />}
      />
      <Person
        x={248}
        y={192}
        scale={1.14}
        skin={5}
        hair="braids"
        hairColor="black"
        top="waffle"
        shade="#623A27"
        wear="tee"
        face="open"
        leftArm={UP_LEFT}
        rightArm={UP_RIGHT}
        behind={<RunningLegs skin={5} shorts="straw-d" />}
        held={
          <>
            <rect x={-26} y={78} width={52} height={42} rx={5} fill={paint('white')} />
            <Tool name="star" y={99} scale={0.34} />
          </>
        }
      />
      <At x={248} y={192} scale={1.14}>
        <Line d="M-126 150C-100 120 -60 138 -46 136C-16 140 16 140 46 136C66 138 100 124 126 150" color="white" width={13} />
      </At>
    </Stage>
  );
}
