import { Dog } from '../../animals.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Stool } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Camera } from '../../tools/arts.tsx';

/** A big soft lamp on a stand; the place is its foot. */
function SoftLamp(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 -36V-300M0 -60L-36 0M0 -60L36 0" color="choc" width={9} />
      <At y={-318} turn={18}>
        <path d="M-34 -20L-70 46H70L34 -20Z" fill={paint('choc')} />
        <rect x={-76} y={40} width={152} height={22} rx={10} fill={paint('white')} />
      </At>
    </At>
  );
}

/** A roll of paper that hangs to the floor, so that nothing stands behind whoever sits on it. */
function PaperRoll() {
  return (
    <>
      <path d="M306 96H574V470C574 500 590 512 600 520V548H236C290 520 306 500 306 460Z" fill={paint('straw')} />
      <rect x={288} y={78} width={300} height={28} rx={14} fill={paint('straw-d')} />
      <Line d="M300 92V66M576 92V66" color="choc" width={9} />
    </>
  );
}

/** A photographer takes the picture of somebody and a dog. */
export default function Photographers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="vanilla" {...props}>
      <PaperRoll />
      <SoftLamp x={92} y={530} />
      <Person
        x={404}
        y={250}
        scale={0.98}
        skin={3}
        hair="turban"
        hairColor="blue-d"
        top="white"
        shade="milk"
        wear="shirt"
        extras={['glasses']}
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={['M36 78C60 100 76 116 92 122', 94, 124]}
        legs="sit"
        trousers="mint-d"
        behind={<Stool />}
      />
      <Dog x={520} y={516} scale={0.98} />
      <Person
        x={194}
        y={222}
        scale={1.1}
        skin={5}
        hair="afro"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="vest"
        extras={['earrings']}
        leftArm={['M-36 78C-70 100 -54 118 -28 112', -24, 110]}
        rightArm={['M36 78C76 104 74 114 50 106', 46, 104]}
        face="look"
        legs="stand"
        trousers="choc"
        shoes="cherry"
        held={
          <>
            <Line d="M-14 52L-8 86M14 52L30 86" color="waffle" width={7} />
            <Camera x={14} y={94} scale={0.94} />
            <circle cx={-29} cy={104} r={12} fill={SKINS[5][0]} />
            <circle cx={58} cy={102} r={12} fill={SKINS[5][0]} />
          </>
        }
      />
      <path d="M252 268L258 286L276 292L258 298L252 316L246 298L228 292L246 286Z" fill={paint('white')} />
    </Stage>
  );
}
