import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { LAP_LEFT, LAP_RIGHT, OUT_RIGHT, UP_RIGHT } from '../poses.ts';
import { Bunting, Stall } from '../settings.tsx';
import { Palette } from '../tools/arts.tsx';
import { Ticket } from '../tools/business.tsx';
import { Wrench } from '../tools/making.tsx';
import { Beaker } from '../tools/science.tsx';

/** A street fair with three stalls: tools, lab glass and paint. Three teenagers look around. */
export default function FairScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={500} fill={paint('mint')} />
      <circle cx={770} cy={104} r={58} fill={paint('vanilla')} />
      <path d="M0 300C160 220 320 260 480 300C640 240 800 230 960 290V540H0Z" fill={paint('mint-d')} />
      <rect x={0} y={430} width={960} height={110} fill={paint('waffle-l')} />
      <Bunting />
      <Stall x={214} y={262} scale={1.1} color="straw" shade="straw-d">
        <Wrench />
      </Stall>
      <Stall x={480} y={262} scale={1.1} color="blue" shade="blue-d">
        <Beaker />
      </Stall>
      <Stall x={746} y={262} scale={1.1} color="waffle" shade="waffle-d">
        <Palette />
      </Stall>
      <Person
        x={352}
        y={258}
        scale={0.84}
        skin={3}
        hair="curls"
        hairColor="brown"
        top="straw"
        shade="straw-d"
        wear="stripe"
        rightArm={OUT_RIGHT}
        face="look"
        legs="stand"
        shoes="cream"
      />
      <Person
        x={618}
        y={262}
        scale={0.82}
        skin={5}
        hair="braids"
        hairColor="black"
        top="vanilla"
        shade="waffle"
        wear="overall"
        rightArm={UP_RIGHT}
        face="open"
        extras={['earrings']}
        legs="stand"
        trousers="choc-l"
        shoes="cherry"
        held={<Ticket x={76} y={-38} scale={0.6} />}
      />
      <Person
        x={128}
        y={270}
        scale={0.8}
        skin={1}
        hair="bob"
        hairColor="blue"
        top="choc"
        shade="choc-l"
        wear="hoodie"
        leftArm={LAP_LEFT}
        rightArm={LAP_RIGHT}
        extras={['glasses']}
        legs="stand"
        trousers="straw-d"
        shoes="cream"
      />
    </Picture>
  );
}
