import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Table } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A dress in the making on its form; the place is the foot of the stand. */
function DressForm(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 -40V-8M-44 0L0 -16L44 0" color="choc" width={10} />
      <rect x={-11} y={-372} width={22} height={40} rx={8} fill={paint('waffle')} />
      <circle cy={-376} r={11} fill={paint('choc')} />
      <path
        d="M-46 -326Q0 -300 46 -326L50 -270Q34 -240 38 -214Q82 -130 96 -50Q0 -22 -96 -50Q-82 -130 -38 -214Q-34 -240 -50 -270Z"
        fill={paint('blue')}
      />
      <path
        d="M26 -317Q38 -320 46 -326L50 -270Q34 -240 38 -214Q82 -130 96 -50Q66 -40 34 -38Q40 -140 10 -214Q26 -260 26 -317Z"
        fill={paint('blue-d')}
      />
      <path d="M-96 -50Q0 -22 96 -50L92 -78Q0 -50 -90 -78Z" fill={paint('waffle')} />
      <rect x={-40} y={-228} width={80} height={20} rx={8} fill={paint('cherry')} />
      <Line d="M-22 -190L-40 -110M0 -188V-100" color="blue-l" width={4} dash="1 12" />
    </At>
  );
}

/** A sewing machine; the place is the middle of its foot. */
function SewingMachine(place: Place) {
  return (
    <At {...place}>
      <path d="M-60 -96H46Q62 -96 62 -80V-14H30V-60H-34V-40H-60Z" fill={paint('blue')} />
      <circle cx={62} cy={-78} r={14} fill={paint('choc')} />
      <Line d="M-47 -40V-18" color="choc" width={5} />
      <rect x={-30} y={-116} width={18} height={22} rx={5} fill={paint('straw')} />
      <rect x={-72} y={-16} width={144} height={16} rx={8} fill={paint('cream')} />
    </At>
  );
}

/** A designer pins a dress on its form; a colleague sews the next piece. */
export default function FashionDesigners(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="straw-l" {...props}>
      <Board x={152} y={128} width={168} height={104} color="cream" frame="choc-l">
        <path d="M-62 -30H-34L-28 4L-14 38H-82L-68 4Z" fill={paint('straw')} transform="translate(-4 0)" />
        <path d="M-14 -36H16L26 36H6L1 0L-4 36H-24Z" fill={paint('mint')} />
        <path d="M48 -30H72L82 -4L74 2V36H46V2L38 -4Z" fill={paint('blue')} />
      </Board>
      <Person
        x={118}
        y={286}
        scale={0.92}
        skin={2}
        hair="hijab"
        hairColor="mint-d"
        top="cream"
        shade="straw-l"
        wear="knit"
        leftArm={['M-36 78C-66 100 -62 124 -46 134', -44, 136]}
        rightArm={['M36 78C62 96 62 118 46 130', 44, 132]}
        face="down"
      />
      <Table x={116} y={428} width={224} height={104} />
      <SewingMachine x={134} y={430} scale={0.94} />
      <path d="M30 418Q60 404 92 424L96 448Q90 480 70 470Q50 486 36 462Z" fill={paint('straw')} />
      <DressForm x={464} y={534} scale={1.12} />
      <Person
        x={302}
        y={222}
        scale={1.1}
        skin={4}
        hair="fade"
        hairColor="black"
        top="choc"
        shade="choc-l"
        wear="knit"
        extras={['glasses']}
        leftArm={['M-36 78C-62 100 -66 122 -54 138', -52, 142]}
        rightArm={['M36 78C64 96 84 106 102 108', 106, 108]}
        face="look"
        legs="stand"
        trousers="straw-d"
        shoes="cream"
        held={
          <>
            <Line d="M-22 150V66Q0 40 22 66V132" color="vanilla" width={10} />
            <Line d="M-22 140H-17M-22 120H-17M-22 100H-17M22 80H17M22 100H17M22 120H17" color="choc" width={3} />
            <circle cx={-52} cy={144} r={19} fill={paint('cherry')} />
            <Line d="M-60 136L-70 118M-52 132V112M-44 136L-36 118" color="choc" width={3} />
          </>
        }
      />
    </Stage>
  );
}
