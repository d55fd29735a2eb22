import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';

const POINT: Arm = ['M36 78C64 78 82 58 96 34', 100, 28];

/** What a channel shows in a week: days across, hours down. The second number is how many hours a show lasts. */
const SHOWS: readonly (readonly [column: number, row: number, hours: number, color: Paint])[] = [
  [0, 0, 1, 'mint'],
  [0, 1, 2, 'straw'],
  [1, 0, 2, 'blue'],
  [1, 2, 1, 'waffle'],
  [2, 0, 1, 'straw'],
  [2, 1, 1, 'mint'],
  [2, 2, 1, 'blue'],
  [3, 0, 2, 'waffle'],
  [3, 2, 1, 'mint'],
];

/** A programming director moves a show to a better hour on the wall of the week. */
export default function ProgrammingDirectors(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      <rect x={214} y={88} width={356} height={288} rx={18} fill={paint('choc')} />
      <rect x={226} y={100} width={332} height={264} rx={10} fill={paint('white')} />
      {[0, 1, 2, 3].map((column) => (
        <Line key={column} d={`M${250 + column * 80} 122H${292 + column * 80}`} color="choc-l" width={7} />
      ))}
      {SHOWS.map(([column, row, hours, color]) => (
        <At key={`${column} ${row}`} x={238 + column * 80} y={140 + row * 72}>
          <rect width={70} height={hours * 72 - 10} rx={9} fill={paint(color)} />
          <path d="M29 20L45 30L29 40Z" fill={paint('cream')} />
        </At>
      ))}
      <rect x={264} y={222} width={74} height={62} rx={9} fill={paint('cherry')} transform="rotate(-8 300 252)" />
      <path d="M296 240L314 250L298 262Z" fill={paint('cream')} />
      <Person
        x={168}
        y={206}
        scale={1.16}
        {...CAST.longhair}
        skin={1}
        hair="pony"
        hairColor="grey"
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        extras={['glasses', 'headphones']}
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={POINT}
      />
    </Stage>
  );
}
