import { WornStethoscope } from '../../held.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A row of people who took part, as the small figures of a chart. */
function Figures({ color, well, ...place }: Place & { color: Paint; well: number }) {
  return (
    <At {...place}>
      {[0, 1, 2, 3, 4].map((index) => (
        <At key={index} x={index * 34}>
          <g fill={paint(index < well ? color : 'milk')}>
            <circle cy={-20} r={9} />
            <path d="M-12 14V2Q-12 -8 0 -8Q12 -8 12 2V14Z" />
          </g>
        </At>
      ))}
    </At>
  );
}

/** Two groups of patients over the months: the line of those with the new medicine stays higher. */
function SurvivalCurves() {
  return (
    <Board x={300} y={150} width={430} height={186} frame="choc">
      <Line d="M-196 -76V70H14" color="choc-l" width={5} />
      <Line d="M-188 -62H-140V-48H-90V-34H-40V-18H10" color="mint-l" width={28} />
      <Line d="M-188 -56H-156V-24H-116V8H-70V36H-30V50H10" color="straw-l" width={28} />
      <Line d="M-190 -62H-140V-48H-90V-34H-40V-18H10" color="mint-d" width={8} />
      <Line d="M-190 -56H-156V-24H-116V8H-70V36H-30V50H10" color="straw-d" width={8} />
      <Figures x={50} y={-36} color="mint-d" well={4} />
      <Figures x={50} y={38} color="straw-d" well={2} />
    </Board>
  );
}

/** A biostatistician shows a doctor that the new medicine helps: of those who took it, more stayed well. */
export default function Biostatisticians(props: ArtProps) {
  return (
    <Stage back="blue" floor="vanilla" {...props}>
      <SurvivalCurves />
      <Person
        x={192}
        y={250}
        scale={1}
        skin={5}
        hair="short"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="knit"
        extras={['glasses']}
        face="open"
        leftArm={['M-36 78C-58 104 -54 124 -30 126', -26, 126]}
        rightArm={['M36 78C64 82 74 50 68 14', 68, 8]}
        legs="stand"
        trousers="choc"
        shoes="mint"
        held={
          <>
            <rect x={-58} y={100} width={58} height={44} rx={6} fill={paint('choc')} transform="rotate(-8 -30 122)" />
            <rect x={-53} y={105} width={48} height={34} rx={3} fill={paint('mint-l')} transform="rotate(-8 -30 122)" />
            <circle cx={-8} cy={134} r={12} fill="#623A27" />
          </>
        }
      />
      <Person
        x={424}
        y={250}
        scale={1}
        skin={2}
        hair="pony"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="lab"
        face="look"
        leftArm={['M-36 78C-62 104 -50 120 -20 116', -16, 116]}
        rightArm={['M36 78C66 100 52 96 22 62', 14, 50]}
        legs="stand"
        trousers="blue-d"
        shoes="cream"
        held={<WornStethoscope />}
      />
    </Stage>
  );
}
