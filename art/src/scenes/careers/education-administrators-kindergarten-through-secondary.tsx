import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tree } from '../../settings.tsx';
import { Clock } from '../../tools/signs.tsx';

/** A principal meets the students at the school's door in the morning, a high five for each. */
export default function SchoolPrincipals(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint" {...props}>
      <Tree x={68} y={480} scale={1} color="mint-d" />
      <path d="M110 240L300 110L490 240Z" fill={paint('straw-d')} />
      <rect x={126} y={236} width={348} height={246} fill={paint('straw')} />
      <rect x={126} y={236} width={348} height={22} fill={paint('cream')} />
      <Clock x={300} y={194} scale={0.6} />
      {[154, 384].map((x) => (
        <g key={x}>
          <rect x={x} y={282} width={62} height={76} rx={8} fill={paint('white')} />
          <rect x={x + 8} y={290} width={46} height={60} fill={paint('blue-l')} />
          <Line d={`M${x + 31} 290V350`} color="white" width={6} />
        </g>
      ))}
      <path d="M246 482V326Q246 292 300 292Q354 292 354 326V482Z" fill={paint('choc-l')} />
      <Line d="M300 294V480" color="choc" width={5} />
      <Line d="M118 482H482V500H104V518H496" color="cream" width={16} />
      <Person
        x={386}
        y={212}
        scale={1.14}
        {...CAST.greybun}
        top="blue"
        shade="blue-d"
        wear="shirt"
        face="open"
        leftArm={['M-36 78C-62 84 -80 66 -92 44', -96, 38]}
        rightArm={['M36 76C60 100 50 118 34 122', 30, 124]}
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <path d="M8 100H58V146H8Z" fill={paint('waffle')} />
            <circle cx={32} cy={126} r={12} fill="#BC7A4E" />
          </>
        }
      />
      <Person
        x={196}
        y={292}
        scale={0.84}
        {...CAST.flattop}
        top="waffle"
        shade="waffle-d"
        face="open"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 76C66 66 84 20 92 -34', 94, -40]}
        legs="stand"
        behind={<rect x={-58} y={56} width={116} height={112} rx={34} fill={paint('cherry')} />}
      />
      <Person
        x={76}
        y={318}
        scale={0.76}
        {...CAST.longhair}
        top="mint-d"
        shade="#14785A"
        face="smile"
        leftArm={['M-36 78C-62 88 -84 66 -84 30', -84, 24]}
        legs="stand"
        behind={<rect x={-58} y={56} width={116} height={112} rx={34} fill={paint('blue')} />}
      />
    </Stage>
  );
}
