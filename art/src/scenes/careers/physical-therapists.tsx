import { Clipboard } from '../../held.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';

/** Shorts, one leg of her own and one new one, stepping out. */
function Legs() {
  return (
    <>
      <Line d="M-24 200L-26 262" color="#F8CFAE" width={22} />
      <Line d="M28 204L34 256" color="blue-d" width={11} />
      <Line d="M-20 156L-23 200M20 156L26 196" color="choc-l" width={36} />
      <circle cx={28} cy={216} r={13} fill={paint('blue')} />
      <path d="M-48 284Q-48 262 -30 262H-10V284Z" fill={paint('cherry')} />
      <path d="M62 280Q62 256 42 256H20V280Z" fill={paint('cherry')} />
    </>
  );
}

/** A therapist steadies someone who walks on a new leg between two bars. */
export default function PhysicalTherapists(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <Line d="M62 210H162M62 254H162M62 298H162M62 342H162M62 386H162M62 430H162" color="waffle" width={11} />
      <Line d="M62 170V492M162 170V492" color="choc-l" width={15} />
      <circle cx={532} cy={424} r={62} fill={paint('straw')} />
      <path d="M490 400A50 50 0 0 1 520 376" fill="none" stroke={paint('straw-l')} strokeWidth={9} />
      <Line d="M300 366V490M566 366V490" color="blue-d" width={13} />
      <Line d="M284 362H584" color="blue" width={14} />
      <Person
        x={408}
        y={228}
        scale={1.06}
        skin={1}
        hair="bun"
        hairColor="grey"
        top="straw-d"
        shade="straw"
        leftArm={['M-36 78C-62 104 -66 122 -64 138', -64, 142]}
        rightArm={['M36 78C62 104 66 122 64 138', 64, 142]}
        extras={['glasses']}
        behind={<Legs />}
      />
      <Line d="M262 396V520M592 396V520" color="blue-d" width={15} />
      <Line d="M240 388H606" color="blue" width={16} />
      <circle cx={340} cy={380} r={12} fill={SKINS[1][0]} />
      <circle cx={476} cy={380} r={12} fill={SKINS[1][0]} />
      <Person
        x={206}
        y={222}
        scale={1.1}
        skin={4}
        hair="fade"
        hairColor="black"
        top="blue"
        shade="blue-d"
        leftArm={['M-36 78C-62 106 -54 126 -30 122', -28, 122]}
        rightArm={['M36 78C70 92 98 98 122 92', 126, 91]}
        face="look"
        extras={['beard']}
        legs="stand"
        trousers="choc"
        shoes="cream"
        held={<Clipboard x={-34} y={104} scale={0.62} turn={-8} />}
      />
    </Stage>
  );
}
