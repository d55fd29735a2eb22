import { Cheeks, Eyes, Grin, Smile } from './faces.tsx';
import { paint } from './paint.ts';
import { Cherry, Cone, Cup, Scoop, Wafer } from './parts.tsx';
import { At, Line, type Place } from './picture.tsx';
import { GradCap } from './tools/learning.tsx';
import { Star } from './tools/signs.tsx';

// The companions are scoops with faces and never people: it must be plain that they are not human.

interface BuddyProps extends Place {
  face?: 'smile' | 'open';
  /** How far the lifted arm is turned, in degrees. */
  wave?: number;
}

/** Career Buddy: strawberry on a cone. */
export function CareerBuddy({ face = 'smile', wave = 0, ...place }: BuddyProps) {
  return (
    <At {...place}>
      <Cone y={30} width={104} height={120} />
      <g transform={wave ? `rotate(${wave} -56 44)` : undefined}>
        <Line d="M-56 44C-78 50 -84 30 -86 14" color="straw" width={12} />
      </g>
      <Line d="M56 44C76 56 84 66 88 80" color="straw" width={12} />
      <Scoop y={28} r={62} />
      <Eyes gap={20} r={5.6} />
      {face === 'smile' ? <Smile y={14} width={14} /> : <Grin y={12} width={15} />}
      <Cheeks gap={38} y={12} color="cherry" opacity={0.55} />
      <Cherry y={-44} r={13} />
    </At>
  );
}

/** College Buddy: mint in a cup, with a graduation cap. */
export function CollegeBuddy(place: Place) {
  return (
    <At {...place}>
      <Scoop y={14} r={62} color="mint" shine="mint-l" />
      <Cup y={26} width={140} height={96} taper={0.7} />
      <Eyes y={-6} gap={20} r={5.6} />
      <Smile y={6} width={12} />
      <Cheeks gap={38} y={4} color="straw" opacity={0.6} />
      <GradCap x={2} y={-54} scale={0.95} turn={-6} />
    </At>
  );
}

/** Interview Helper: vanilla in a waffle cup, with a tie. */
export function InterviewHelper(place: Place) {
  return (
    <At {...place}>
      <Wafer x={34} y={-30} turn={18} width={24} height={90} />
      <Scoop y={20} r={58} color="vanilla" shine="white" />
      <Cup y={30} width={132} height={92} color="waffle" shade="waffle-d" taper={0.7} />
      <Eyes y={-4} gap={19} r={5.4} />
      <Grin y={8} width={12} />
      <path d="M-8 62L0 56L8 62L5 70L10 96L0 104L-10 96L-5 70Z" fill={paint('cherry')} />
    </At>
  );
}

/** Scholarship Helper: blueberry with glasses and a star. */
export function ScholarshipHelper(place: Place) {
  return (
    <At {...place}>
      <Cone y={34} width={100} height={112} />
      <Scoop y={32} r={60} color="blue" shine="blue-l" />
      {[-20, 20].map((x) => (
        <circle key={x} cx={x} cy={4} r={12} fill="none" stroke={paint('cream')} strokeWidth={4.5} />
      ))}
      <Line d="M-8 2Q0 -3 8 2" color="cream" width={4.5} />
      <Eyes y={4} gap={20} r={4.6} color="cream" />
      <Line d="M-10 20Q0 28 10 20" color="cream" width={4} />
      <Star y={-48} scale={0.52} />
    </At>
  );
}
