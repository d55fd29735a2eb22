import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../../picture.tsx';
import { HIP_LEFT, type Arm } from '../../poses.ts';
import { Cloud } from '../../settings.tsx';
import { Tool } from '../../tool.tsx';

const WRENCH: Arm = ['M36 78C64 92 82 78 90 62', 92, 56];

/** A turbine far away; its place is the hub. */
function FarTurbine({ turn = 0, ...place }: Place) {
  return (
    <At {...place}>
      <Line d="M0 0V130" color="white" width={9} />
      <At turn={turn}>
        {[0, 120, 240].map((blade) => (
          <At key={blade} turn={blade}>
            <path d="M-5 0Q-12 -40 0 -84Q8 -40 5 0Z" fill={paint('white')} />
          </At>
        ))}
      </At>
      <circle r={9} fill={paint('straw')} />
    </At>
  );
}

/** A technician stands on the head of a wind turbine, on a rope, high over the land. */
export default function WindTurbineTechnicians(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('blue-l')} />
      <Cloud x={130} y={150} scale={0.9} color="white" />
      <Cloud x={480} y={216} scale={0.7} color="white" />
      <path d="M62 376Q170 330 300 372T538 374Q508 470 410 515Q300 562 190 515Q92 470 62 376Z" fill={paint('mint')} />
      <path d="M110 456Q230 400 350 440T500 444Q420 540 300 540Q184 540 110 456Z" fill={paint('mint-d')} />
      <FarTurbine x={492} y={316} scale={0.72} turn={20} />
      <FarTurbine x={424} y={352} scale={0.48} turn={-12} />
      <path d="M250 420H350L366 560H234Z" fill={paint('white')} />
      <path d="M312 420H350L366 560H318Z" fill={paint('milk')} />
      <At x={168} y={412}>
        {[-4, 116, 236].map((turn) => (
          <At key={turn} turn={turn}>
            <path d="M-20 0Q-42 -120 -6 -256Q8 -272 10 -252Q26 -100 20 0Z" fill={paint('white')} />
            <path d="M2 -262Q8 -268 10 -252Q26 -100 20 0H6Z" fill={paint('milk')} />
            <path d="M-13 -218L-6 -256Q8 -272 10 -252L14 -218Z" fill={paint('cherry')} />
          </At>
        ))}
      </At>
      <path d="M156 364H430Q468 364 468 410Q468 456 430 456H156Z" fill={paint('white')} />
      <path d="M156 418H468Q466 456 430 456H156Z" fill={paint('milk')} />
      <rect x={196} y={386} width={76} height={14} rx={7} fill={paint('straw')} />
      <circle cx={168} cy={410} r={48} fill={paint('straw')} />
      <path d="M168 362A48 48 0 0 1 168 458Z" fill={paint('straw-d')} />
      <Line d="M448 366V318H398" color="choc" width={8} />
      <Line d="M356 236C392 258 420 280 444 322" color="cherry" width={6} />
      <Person
        x={318}
        y={82}
        scale={1}
        skin={3}
        hair="braids"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="tee"
        trousers="choc-l"
        legs="stand"
        face="smile"
        extras={['hard-hat']}
        leftArm={HIP_LEFT}
        rightArm={WRENCH}
        held={
          <>
            <Line d="M-30 62L24 146M30 62L-24 146M-42 148H42" color="waffle" width={9} />
            <circle cx={0} cy={104} r={9} fill={paint('cherry')} />
            <Tool name="wrench" x={100} y={40} scale={0.66} turn={20} />
          </>
        }
      />
    </Picture>
  );
}
