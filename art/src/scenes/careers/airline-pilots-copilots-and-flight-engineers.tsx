import { useId } from 'react';
import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person, type PersonProps } from '../../person.tsx';
import { Line, Picture, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '../../poses.ts';
import { Cloud } from '../../settings.tsx';

const UNIFORM = { top: 'white', shade: 'milk', wear: 'tee' } as const satisfies Partial<PersonProps>;

function Cap() {
  return (
    <>
      <path d="M-40 -30Q-44 -54 0 -58Q44 -54 40 -30Z" fill={paint('blue-d')} />
      <path d="M-34 -34H34L36 -18Q0 -30 -36 -18Z" fill={paint('choc')} />
      <circle cy={-40} r={7} fill={paint('waffle')} />
    </>
  );
}

/** The tie and the golden bars on the shoulders. */
function Badges() {
  return (
    <>
      <path d="M-7 54H7L10 112L0 124L-10 112Z" fill={paint('blue-d')} />
      <Line d="M-42 74L-30 66M42 74L30 66" color="waffle" width={7} />
    </>
  );
}

/** Two pilots behind the windows of their airliner, over the clouds. */
export default function AirlinePilots(props: ArtProps) {
  const id = useId();
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('blue')} />
      <circle cx={132} cy={160} r={42} fill={paint('vanilla')} />
      <path d="M300 300L10 400Q-2 410 10 420L300 430L590 420Q602 410 590 400Z" fill={paint('milk')} />
      <ellipse cx={70} cy={438} rx={44} ry={42} fill={paint('straw-d')} />
      <ellipse cx={530} cy={438} rx={44} ry={42} fill={paint('straw-d')} />
      <ellipse cx={70} cy={438} rx={28} ry={27} fill={paint('choc')} />
      <ellipse cx={530} cy={438} rx={28} ry={27} fill={paint('choc')} />
      <path d="M286 120V30Q300 18 314 30V120Z" fill={paint('straw-d')} />
      <path
        d="M300 100C420 100 482 196 482 310C482 436 400 512 300 512C200 512 118 436 118 310C118 196 180 100 300 100Z"
        fill={paint('white')}
      />
      <path d="M300 512C400 512 482 436 482 310C482 286 479 262 473 240C476 380 410 486 300 512Z" fill={paint('milk')} />
      <clipPath id={id}>
        <path d="M288 176V352H158Q138 352 138 330C138 270 150 218 182 188Q194 176 212 176ZM312 176V352H442Q462 352 462 330C462 270 450 218 418 188Q406 176 388 176Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x={130} y={170} width={340} height={190} fill={paint('blue-l')} />
        <Person
          {...CAST.puffs}
          {...UNIFORM}
          x={216}
          y={256}
          scale={0.98}
          hair="bun"
          face="smile"
          leftArm={HOLD_LEFT}
          rightArm={HOLD_RIGHT}
          held={
            <>
              <Badges />
              <Cap />
            </>
          }
        />
        <Person
          {...UNIFORM}
          x={384}
          y={256}
          scale={0.98}
          skin={1}
          hair="short"
          hairColor="grey"
          face="look"
          extras={['glasses']}
          leftArm={HOLD_LEFT}
          rightArm={HOLD_RIGHT}
          held={
            <>
              <Badges />
              <Cap />
            </>
          }
        />
        <path d="M130 342Q216 318 300 342Q384 318 470 342V360H130Z" fill={paint('choc')} />
      </g>
      <path
        d="M300 388C366 388 412 414 420 446C380 500 340 512 300 512C260 512 220 500 180 446C188 414 234 388 300 388Z"
        fill={paint('blue-l')}
      />
      <path d="M300 388C366 388 412 414 420 446C380 500 340 512 300 512Z" fill="#A3A9F2" />
      <Cloud x={92} y={520} scale={1.1} color="white" />
      <Cloud x={520} y={526} scale={1.2} color="white" />
    </Picture>
  );
}
