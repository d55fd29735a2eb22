import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, Picture, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Cloud } from '../../settings.tsx';

const PIPE: Arm = ['M36 76C62 84 88 84 108 78', 113, 76];
const RAIL: Arm = ['M-36 76C-66 92 -72 132 -62 154', -60, 160];

/** High in the derrick, on a line, the operator steers the next stand of pipe to the others in the rack. */
export default function DerrickOperators(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('blue-l')} />
      <Cloud x={470} y={190} scale={0.9} color="white" />
      <Cloud x={104} y={250} scale={0.6} color="white" />
      <path d="M60 372Q180 330 300 368T540 366Q510 470 410 515Q300 562 190 515Q92 470 60 372Z" fill={paint('waffle-l')} />
      <path d="M98 440Q230 396 350 432T512 430Q430 540 300 540Q176 540 98 440Z" fill={paint('waffle')} />
      <Line d="M18 560L196 0M582 560L404 0" color="cherry" width={20} />
      <Line d="M153 136H447M153 136L424 64M447 136L176 64M91 330H509M153 136L509 330M447 136L91 330" color="straw-d" width={6} />
      <Line d="M306 0V74M326 0V74" color="choc" width={5} />
      <rect x={284} y={66} width={64} height={58} rx={14} fill={paint('waffle')} />
      <circle cx={316} cy={95} r={13} fill={paint('waffle-d')} />
      <path d="M302 124H330V158H302Z" fill={paint('choc')} />
      <rect x={306} y={150} width={20} height={410} fill={paint('choc-l')} />
      <rect x={300} y={170} width={32} height={30} rx={6} fill={paint('choc')} />
      {[388, 420, 452, 484].map((x) => (
        <g key={x}>
          <rect x={x - 9} y={178} width={18} height={382} fill={paint('choc-l')} />
          <rect x={x + 2} y={178} width={7} height={382} fill={paint('choc')} />
          <rect x={x - 12} y={178} width={24} height={24} rx={5} fill={paint('choc')} />
        </g>
      ))}
      <rect x={352} y={398} width={172} height={22} rx={7} fill={paint('waffle-d')} />
      <Line d="M64 306H262M64 360H262M72 306V430M254 306V430" color="vanilla" width={9} />
      <Line d="M160 160C150 120 154 60 178 0" color="cherry" width={7} />
      <Person
        x={186}
        y={132}
        scale={1.08}
        skin={3}
        hair="pony"
        hairColor="brown"
        top="mint-d"
        shade="#14785A"
        wear="tee"
        extras={['hard-hat', 'glasses']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={RAIL}
        rightArm={PIPE}
        held={
          <>
            <Line d="M-26 56L-20 106L20 156M26 56L20 106L-20 156M-44 158H44" color="waffle" width={9} />
            <circle cy={131} r={9} fill={paint('blue-d')} />
          </>
        }
      />
      <Reach x={186} y={132} scale={1.08} skin={3} sleeve="#14785A" arm={PIPE} glove="vanilla" />
      <Reach x={186} y={132} scale={1.08} skin={3} sleeve="#14785A" arm={RAIL} glove="vanilla" />
      <rect x={44} y={436} width={252} height={26} rx={8} fill={paint('waffle')} />
      <path d="M44 452H296V454Q296 462 288 462H52Q44 462 44 454Z" fill={paint('waffle-d')} />
      <Line d="M96 462L44 512M250 462L212 560" color="waffle-d" width={10} />
    </Picture>
  );
}
