import { paint } from '../paint.ts';
import { Cherry, Scoop, Wafer } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';

/** Sundae */
export default function Sundae(props: ArtProps) {
  return (
    <Picture width={240} height={300} {...props}>
      <Wafer x={164} y={120} turn={24} width={22} height={104} />
      <Scoop x={90} y={146} r={44} bumps={4} />
      <Scoop x={150} y={146} r={44} color="blue" shine="#8388E6" bumps={4} />
      <Scoop x={120} y={112} r={50} color="vanilla" shine="white" bumps={4} />
      <path
        d="M74 96C80 58 160 58 166 96C166 112 152 108 150 100C146 118 132 116 130 102C126 124 110 120 108 102C104 116 92 114 90 100C86 108 74 110 74 96Z"
        fill={paint('choc-l')}
      />
      <Cherry x={120} y={52} r={14} />
      <path d="M40 150H200C200 210 160 226 138 230V256H102V230C80 226 40 210 40 150Z" fill={paint('mint')} />
      <path d="M138 150H200C200 210 160 226 138 230V256H128Z" fill={paint('mint-d')} />
      <rect x={76} y={252} width={88} height={18} rx={9} fill={paint('mint-d')} />
      <rect x={32} y={142} width={176} height={18} rx={9} fill={paint('white')} />
    </Picture>
  );
}
