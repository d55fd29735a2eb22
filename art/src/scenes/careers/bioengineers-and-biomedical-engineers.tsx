import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Desk } from '../../settings-office.tsx';
import { Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const TUNE: Arm = ['M36 78C60 104 72 116 84 114', 90, 112];

/** A hand made of plastic and steel, as large as it is on the screen beside it. */
function MadeHand() {
  return (
    <>
      <Line d="M-20 -6V-44M-6 -10V-58M9 -10V-54M23 -4V-40" color="white" width={12} />
      <Line d="M-20 -22V-24M-6 -32V-34M9 -30V-32M23 -20V-22" color="blue" width={12} />
      <Line d="M-26 20C-42 8 -44 -4 -44 -14" color="white" width={12} />
      <path d="M-28 -10H31V26Q31 40 18 40H-14Q-28 40 -28 26Z" fill={paint('mint')} />
      <path d="M4 -10H31V26Q31 40 18 40H4Z" fill={paint('mint-d')} />
      <rect x={-18} y={38} width={40} height={44} rx={8} fill={paint('blue-d')} />
    </>
  );
}

/** At the bench, an engineer tunes the finger of a hand that somebody will wear. */
export default function BiomedicalEngineers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <Person
        x={190}
        y={234}
        scale={1.2}
        {...CAST.puffs}
        skin={3}
        hair="afro"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="lab"
        extras={['glasses']}
        face="look"
        leftArm={['M-36 76C-60 100 -62 126 -44 138', -40, 140]}
        rightArm={TUNE}
      />
      <Desk color="white" shade="blue">
        <Monitor x={168} width={176} height={178} color="blue-d">
          <Line d="M-72 -60H72M-72 -20H72M-72 20H72M-72 60H72M-48 -80V80M0 -80V80M48 -80V80" color="blue" width={3} />
          <At x={4} y={-6} scale={0.9}>
            <MadeHand />
          </At>
        </Monitor>
        <Line d="M24 0V-24M-6 0H54" color="choc" width={12} />
        <At x={24} y={-92} turn={6}>
          <MadeHand />
        </At>
      </Desk>
      <Line d="M298 368L316 306" color="cherry" width={9} />
      <Reach x={190} y={234} scale={1.2} skin={3} sleeve="milk" arm={TUNE} />
    </Stage>
  );
}
