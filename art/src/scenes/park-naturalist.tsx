import { paint } from '../paint.ts';
import { Leaf } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';

/** A park naturalist with a sun hat holds a bird and a notebook in front of green hills. */
export default function ParkNaturalist(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={486} cy={120} r={66} fill={paint('vanilla')} />
      <path d="M170 470L292 178Q300 166 308 178L366 300L424 196Q432 184 440 196L580 470Z" fill={paint('mint-d')} />
      <path d="M292 178Q300 166 308 178L336 237L306 254L278 232L266 241Z" fill={paint('cream')} />
      <circle cx={330} cy={700} r={372} fill="#1C8F69" />
      <circle cx={400} cy={860} r={420} fill="#14785A" />
      <Line d="M120 470V262" color="choc-l" width={18} />
      <circle cx={120} cy={232} r={66} fill={paint('mint')} />
      <circle cx={78} cy={278} r={46} fill={paint('mint')} />
      <circle cx={162} cy={278} r={46} fill={paint('mint')} />
      <Line d="M120 320L146 292" color="choc-l" width={9} />
      <Person
        x={322}
        y={224}
        scale={1.2}
        skin={3}
        hair="pony"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="vest"
        leftArm={['M-36 78C-58 100 -62 130 -40 146', -38, 148]}
        rightArm={['M36 78C72 84 92 66 96 44', 98, 38]}
        face="look"
        extras={['sun-hat']}
        legs="stand"
        trousers="choc-l"
        held={
          <>
            <At x={104} y={14}>
              <ellipse rx={22} ry={15} fill={paint('straw-d')} />
              <circle cx={18} cy={-10} r={11} fill={paint('straw-d')} />
              <path d="M28 -12L42 -8L28 -4Z" fill={paint('waffle')} />
              <ellipse cx={-4} cy={0} rx={13} ry={8} fill={paint('cherry')} />
              <circle cx={20} cy={-12} r={2.6} fill={paint('choc')} />
              <path d="M-18 -2L-38 -10L-34 6Z" fill={paint('cherry')} />
            </At>
            <At x={-44} y={140} turn={-10}>
              <rect x={-24} y={-32} width={48} height={64} rx={6} fill={paint('cream')} />
              <Line d="M-12 -14H12M-12 0H12M-12 14H4" color="choc-l" width={4} />
            </At>
          </>
        }
      />
      <Leaf x={500} y={552} length={96} turn={-24} />
      <Leaf x={520} y={560} length={126} turn={8} />
      <Leaf x={548} y={556} length={88} turn={36} />
      <Leaf x={196} y={566} length={80} turn={-22} />
      <Leaf x={216} y={570} length={104} turn={12} />
    </Picture>
  );
}
