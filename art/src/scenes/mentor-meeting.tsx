import { paint } from '../paint.ts';
import { Cup, Scoop } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';
import { Pencil } from '../tools/arts.tsx';
import { Clock } from '../tools/signs.tsx';

/** A student and a mentor talk at a small table for half an hour. */
export default function MentorMeeting(props: ArtProps) {
  return (
    <Picture width={800} height={600} {...props}>
      <circle cx={400} cy={300} r={280} fill={paint('blue')} opacity={0.16} />
      <rect x={120} y={40} width={250} height={180} rx={22} fill={paint('waffle-l')} />
      <path d="M120 220L210 110L280 180L320 140L370 220Z" fill={paint('mint')} />
      <circle cx={310} cy={96} r={22} fill={paint('waffle')} />
      <Clock x={560} y={110} />
      <Person
        x={520}
        y={262}
        scale={1.25}
        flip
        skin={5}
        hair="fade"
        hairColor="grey"
        top="blue"
        shade="blue-d"
        wear="shirt"
        leftArm={['M-36 78C-60 110 -50 140 -20 140', -18, 140]}
        rightArm={['M36 78C60 60 92 70 96 44', 96, 38]}
        extras={['beard', 'glasses']}
      />
      <Person
        x={272}
        y={270}
        scale={1.22}
        skin={2}
        hair="long"
        hairColor="black"
        top="straw"
        shade="straw-d"
        wear="hoodie"
        leftArm={['M-36 78C-60 110 -50 140 -20 140', -18, 140]}
        rightArm={['M36 78C62 96 70 120 56 136', 54, 138]}
        face="open"
        extras={['earrings']}
      />
      <rect x={90} y={440} width={620} height={32} rx={16} fill={paint('waffle')} />
      <rect x={130} y={470} width={26} height={120} rx={8} fill={paint('waffle-d')} />
      <rect x={644} y={470} width={26} height={120} rx={8} fill={paint('waffle-d')} />
      <At x={400} y={372}>
        <Scoop r={34} color="mint" shine="mint-l" bumps={4} />
        <Cup y={8} width={80} height={64} color="cream" shade="milk" rim="straw" taper={0.7} />
      </At>
      <At x={560} y={432}>
        <rect x={-60} y={-8} width={120} height={16} rx={6} fill={paint('cream')} />
        <rect x={-52} y={-18} width={104} height={12} rx={5} fill={paint('straw')} />
      </At>
      <Pencil x={470} y={420} scale={0.45} turn={50} />
    </Picture>
  );
}
