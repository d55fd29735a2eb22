import { Cherry, Scoop } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';

const ROW = ['cream', 'white', 'vanilla', 'cream', 'cherry'] as const;

/** Part one in the bar of thirteen minutes: five scoops that grow. */
export default function SliceRate(props: ArtProps) {
  return (
    <Picture width={420} height={240} {...props}>
      {ROW.map((color, index) => (
        <Scoop
          key={index}
          x={40 + index * 42 + index * index * 10}
          y={214}
          r={24 + index * 12}
          color={color}
          shine={index < 4 ? 'white' : 'straw-l'}
          bumps={index < 3 ? 4 : 5}
        />
      ))}
      <Cherry x={368} y={131} r={13} />
    </Picture>
  );
}
