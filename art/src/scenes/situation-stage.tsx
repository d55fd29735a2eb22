import { paint } from '../paint.ts';
import { Awning } from '../parts.tsx';
import { Person } from '../person.tsx';
import { Line, Picture, type ArtProps } from '../picture.tsx';
import { LAP_LEFT, WAVE_RIGHT } from '../poses.ts';
import { MusicNote } from '../tools/arts.tsx';
import { Checklist } from '../tools/business.tsx';
import { Wrench } from '../tools/making.tsx';
import { Tent } from '../tools/nature.tsx';

/** A school stage. One student sings, one fixes the sound, one checks the plan. */
export default function StageScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={540} fill={paint('blue')} />
      <path d="M200 0H760L900 430H60Z" fill="#6A70DA" />
      <rect x={0} y={420} width={960} height={120} fill={paint('choc-l')} />
      <rect x={0} y={420} width={960} height={20} fill={paint('choc')} />
      <path d="M0 0H150C150 180 90 300 0 380Z" fill={paint('straw-d')} />
      <path d="M960 0H810C810 180 870 300 960 380Z" fill={paint('straw-d')} />
      <Awning width={960} height={40} stripes={14} colors={['straw', 'straw-d']} />
      <Person
        x={480}
        y={190}
        scale={0.98}
        skin={5}
        hair="afro"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        leftArm={['M-36 76C-64 110 -40 118 -16 98', -14, 96]}
        rightArm={WAVE_RIGHT}
        face="open"
        extras={['earrings']}
        legs="stand"
        trousers="choc"
        shoes="cream"
        held={
          <>
            <Line d="M-14 96L-4 46" color="choc" width={7} />
            <circle cx={-3} cy={38} r={11} fill={paint('choc')} />
          </>
        }
      />
      <rect x={150} y={300} width={150} height={130} rx={10} fill={paint('choc')} />
      <circle cx={225} cy={348} r={34} fill={paint('choc-l')} />
      <circle cx={225} cy={348} r={14} fill={paint('straw')} />
      <circle cx={225} cy={402} r={14} fill={paint('choc-l')} />
      <Person
        x={340}
        y={216}
        scale={0.86}
        skin={1}
        hair="swoop"
        hairColor="blond"
        wear="hoodie"
        leftArm={LAP_LEFT}
        rightArm={['M36 78C66 90 76 70 70 40', 70, 34]}
        face="down"
        extras={['headphones']}
        legs="stand"
        shoes="cream"
        held={<Wrench x={76} y={4} scale={0.5} />}
      />
      <Person
        x={690}
        y={214}
        scale={0.88}
        skin={4}
        hair="turban"
        hairColor="cherry"
        top="cream"
        shade="milk"
        wear="shirt"
        leftArm={['M-36 78C-60 100 -40 118 -8 112', -8, 112]}
        rightArm={['M36 78C60 100 40 118 8 112', 8, 112]}
        legs="stand"
        shoes="waffle"
        held={<Checklist y={104} scale={0.72} />}
      />
      <Tent x={856} y={392} scale={0.9} />
      <MusicNote x={590} y={120} scale={0.6} />
      <MusicNote x={386} y={100} scale={0.5} turn={-14} />
    </Picture>
  );
}
