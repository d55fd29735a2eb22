import { paint } from '../paint.ts';
import { Scoop } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';
import { HIP_LEFT, UP_RIGHT } from '../poses.ts';

/** A parlour worker holds up a fresh scoop. */
export default function Scooper(props: ArtProps) {
  return (
    <Picture width={300} height={440} {...props}>
      <Person
        x={130}
        y={150}
        skin={2}
        hair="turban"
        hairColor="cherry"
        wear="apron"
        leftArm={HIP_LEFT}
        rightArm={UP_RIGHT}
        legs="stand"
        trousers="blue"
        shoes="waffle"
        held={
          <At x={74} y={-34} turn={10}>
            <Line d="M0 30V-34" color="choc" width={11} />
            <path d="M-24 -36A24 24 0 0 0 24 -36Z" fill={paint('blue-l')} />
            <Scoop y={-38} r={25} bumps={4} />
          </At>
        }
      />
    </Picture>
  );
}
