import { Case } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Couch } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Van } from '../../settings-vehicles.tsx';

/** A blanket round somebody's shoulders. */
function Blanket() {
  return (
    <>
      <path d="M-62 172C-74 104 -54 56 -16 48C-8 90 -10 140 -14 172Z" fill={paint('waffle')} />
      <path d="M62 172C74 104 54 56 16 48C8 90 10 140 14 172Z" fill={paint('waffle-d')} />
    </>
  );
}

/** A paramedic listens to the heart of somebody who sits on the stretcher, before the ambulance. */
export default function Paramedics(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <Van x={306} y={492} scale={1.42}>
        <rect x={-16} y={-232} width={64} height={22} rx={10} fill={paint('cherry')} />
        <Line d="M18 -192V-140M-8 -166H44" color="cherry" width={20} />
      </Van>
      <Couch x={440} y={528} width={230} color="white" shade="mint-d" />
      <circle cx={361} cy={528} r={14} fill={paint('choc')} />
      <circle cx={519} cy={528} r={14} fill={paint('choc')} />
      <Person
        x={440}
        y={262}
        scale={0.98}
        skin={2}
        hair="curls"
        hairColor="brown"
        top="straw-l"
        shade="straw"
        leftArm={['M-36 76C-56 108 -30 134 -12 136', -8, 136]}
        rightArm={['M36 76C56 108 30 134 14 136', 14, 138]}
        legs="sit"
        held={<Blanket />}
      />
      <Person
        x={216}
        y={222}
        scale={1.1}
        skin={5}
        hair="braids"
        hairColor="black"
        top="blue-d"
        shade="mint-d"
        wear="vest"
        leftArm={['M-36 78C-62 104 -62 128 -46 146', -44, 148]}
        rightArm={['M36 78C84 80 128 84 170 82', 174, 82]}
        face="look"
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <Line d="M-46 118L-10 118M46 118L10 118" color="vanilla" width={11} />
            <Line d="M-15 50C-16 96 16 96 15 50M0 86C4 128 120 128 178 82" color="choc" width={5} />
            <circle cx={184} cy={82} r={10} fill={paint('cream')} />
          </>
        }
      />
      <Case x={92} y={490} scale={0.92}>
        <Line d="M-16 2H16M0 -14V18" color="white" width={11} />
      </Case>
    </Stage>
  );
}
