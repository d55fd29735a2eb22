import { paint, SKINS, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A toothed wheel; the teeth are one dashed ring, each as long as the gap after it. */
function Gear({ r, color, shade, ...place }: Place & { r: number; color: Paint; shade: Paint }) {
  const tooth = (2 * Math.PI * (r + 8)) / 28;
  return (
    <At {...place}>
      <circle r={r + 7} fill="none" stroke={paint(color)} strokeWidth={20} strokeDasharray={tooth.toFixed(2)} />
      <circle r={r} fill={paint(color)} />
      <circle r={r * 0.62} fill={paint(shade)} />
      <circle r={r * 0.22} fill={paint('cream')} />
    </At>
  );
}

/** A hand crank, out to the right of its place. */
function Crank(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 0L64 -34" color="choc" width={13} />
      <circle r={12} fill={paint('choc')} />
    </At>
  );
}

/** Two engineers try a new gear train: one measures a wheel, the other turns the crank. */
export default function MechanicalEngineers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="blue-l" {...props}>
      <Board x={128} y={136} width={172} height={120} color="blue" frame="blue-d">
        <circle r={38} fill="none" stroke={paint('white')} strokeWidth={11} strokeDasharray="12" />
        <circle r={28} fill="none" stroke={paint('white')} strokeWidth={5} />
        <Line d="M-70 0H70M0 -50V50" color="blue-l" width={3} />
      </Board>
      <Line d="M290 490L318 430M440 490L412 430" color="choc" width={16} />
      <rect x={256} y={96} width={216} height={346} rx={34} fill={paint('cream')} />
      <Gear x={338} y={186} r={50} color="waffle" shade="waffle-d" />
      <Gear x={404} y={296} r={58} color="mint" shade="mint-d" />
      <Gear x={312} y={376} r={34} color="straw" shade="straw-d" />
      <Crank x={404} y={296} />
      <Person
        x={516}
        y={234}
        scale={1.06}
        skin={1}
        hair="bob"
        hairColor="grey"
        top="mint-d"
        shade="#14785A"
        wear="tee"
        extras={['glasses', 'earrings']}
        leftArm={['M-36 78C-58 96 -62 86 -54 44', -48, 32]}
        rightArm={['M36 78C76 96 70 128 44 136', 42, 136]}
        face="smile"
        legs="stand"
        trousers="choc"
        shoes="straw-d"
      />
      <Person
        x={174}
        y={230}
        scale={1.08}
        skin={4}
        hair="turban"
        hairColor="waffle"
        top="white"
        shade="milk"
        wear="shirt"
        leftArm={['M-36 78C-70 96 -66 128 -44 136', -42, 138]}
        rightArm={['M36 78C66 92 76 110 69 130', 67, 135]}
        face="look"
        legs="stand"
        trousers="blue"
        held={
          <>
            <Line d="M67 72V200" color="blue-d" width={12} />
            <path d="M62 78H122L104 94H62ZM62 192H122L104 176H62Z" fill={paint('blue-d')} />
            <circle cx={67} cy={164} r={13} fill={paint('white')} />
            <Line d="M67 164L72 158" color="cherry" width={4} />
            <circle cx={67} cy={135} r={12} fill={SKINS[4][0]} />
          </>
        }
      />
    </Stage>
  );
}
