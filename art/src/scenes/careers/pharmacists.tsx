import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Bottles, Counter, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A bowl and what grinds in it. */
function Mortar(place: Place) {
  return (
    <At {...place}>
      <Line d="M8 -40L38 -92" color="choc-l" width={15} />
      <path d="M-44 -52H44Q42 -14 18 -8V0H-18V-8Q-42 -14 -44 -52Z" fill={paint('waffle')} />
      <path d="M8 -52H44Q42 -14 18 -8V0H8Z" fill={paint('waffle-d')} />
    </At>
  );
}

/** A paper bag from the pharmacy, with its cross. */
function Bag(place: Place) {
  return (
    <At {...place}>
      <path d="M-28 -40L-20 -34L-10 -40L0 -34L10 -40L20 -34L28 -40V40H-28Z" fill={paint('white')} />
      <path d="M12 -39L20 -34L28 -40V40H12Z" fill={paint('milk')} />
      <Line d="M0 -14V18M-16 2H16" color="mint-d" width={11} />
    </At>
  );
}

/** A pharmacist hands a bag over the counter and tells how to take what is in it. */
export default function Pharmacists(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint-l" {...props}>
      <Shelf x={206} y={136} width={340}>
        <Bottles colors={['straw-d', 'straw-d', 'blue', 'mint-d', 'mint-d', 'waffle-d', 'blue', 'straw']} />
      </Shelf>
      <Shelf x={206} y={232} width={340}>
        <Bottles x={-116} colors={['blue', 'waffle-d', 'waffle-d']} />
        <Bottles x={116} colors={['mint-d', 'straw-d', 'straw-d']} />
      </Shelf>
      <circle cx={478} cy={126} r={56} fill={paint('mint-d')} />
      <Line d="M478 98V154M450 126H506" color="white" width={22} />
      <Person
        x={222}
        y={232}
        scale={1.12}
        skin={3}
        hair="hijab"
        hairColor="straw-d"
        top="blue"
        shade="blue-d"
        wear="lab"
        leftArm={['M-36 78C-66 100 -66 120 -52 134', -50, 136]}
        rightArm={['M36 78C60 104 84 106 106 96', 110, 94]}
        face="open"
        extras={['glasses']}
      />
      <Counter x={196} y={402} width={432} color="cream" shade="mint-d" />
      <Line d="M196 456V510M169 483H223" color="cream" width={16} />
      <Mortar x={78} y={402} scale={0.9} />
      <Person
        x={478}
        y={228}
        scale={1.08}
        skin={1}
        hair="bald"
        hairColor="grey"
        top="waffle"
        shade="waffle-d"
        wear="knit"
        leftArm={['M-36 78C-60 100 -78 108 -94 100', -98, 98]}
        extras={['beard', 'hearing-aid']}
        face="look"
        legs="stand"
        trousers="choc-l"
      />
      <Bag x={358} y={318} />
    </Stage>
  );
}
