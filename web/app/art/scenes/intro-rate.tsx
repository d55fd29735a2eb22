import { CAST } from '../cast.ts';
import { Eyes, Smile } from '../faces.tsx';
import { paint } from '../paint.ts';
import { Awning, Cherry, Scoop } from '../parts.tsx';
import { Person } from '../person.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { HIP_LEFT } from '../poses.ts';

/** Five scoops that grow from small to big; a girl points at the biggest. */
export default function IntroRate(props: ArtProps) {
  return (
    <Picture width={800} height={480} {...props}>
      <rect width={800} height={480} fill={paint('vanilla')} />
      <circle cx={470} cy={400} r={300} fill={paint('waffle-l')} />
      <Awning x={-10} width={820} height={52} stripes={10} colors={['mint', 'cream']} />
      <Person
        x={146}
        y={216}
        scale={1.24}
        {...CAST.puffs}
        top="mint"
        shade="mint-d"
        leftArm={HIP_LEFT}
        rightArm={['M36 78C66 88 86 70 104 48', 108, 42]}
        face="look"
      />
      <rect y={404} width={800} height={76} fill={paint('waffle')} />
      <rect y={404} width={800} height={18} fill={paint('waffle-d')} />
      <Scoop x={268} y={394} r={24} color="cream" shine="white" bumps={4} />
      <Scoop x={344} y={394} r={36} color="straw-l" shine="white" bumps={4} />
      <Scoop x={436} y={394} r={48} color="mint" shine="mint-l" bumps={5} />
      <Scoop x={556} y={394} r={62} color="blue" shine="blue-l" bumps={5} />
      <Scoop x={706} y={394} r={82} color="straw" shine="straw-l" bumps={5} />
      <Eyes x={706} y={360} gap={22} r={6} />
      <Smile x={706} y={374} width={15} />
      <Cherry x={706} y={296} r={17} />
    </Picture>
  );
}
