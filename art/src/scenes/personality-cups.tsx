import { paint } from '../paint.ts';
import { Picture, type ArtProps } from '../picture.tsx';
import { TypeCup, type CupType } from '../type-cup.tsx';

const ROW: readonly CupType[] = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'];

/** Six paper cups on a counter, each with a badge that stands for a kind of work. */
export default function PersonalityCups(props: ArtProps) {
  return (
    <Picture width={900} height={420} {...props}>
      <rect y={300} width={900} height={120} fill={paint('waffle')} />
      <rect y={300} width={900} height={20} fill={paint('waffle-d')} />
      {ROW.map((type, index) => (
        <TypeCup key={type} type={type} x={90 + index * 144} y={194} scale={0.74} />
      ))}
    </Picture>
  );
}
