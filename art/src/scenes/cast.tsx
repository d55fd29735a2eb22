import { CAST } from '../cast.ts';
import { Person } from '../person.tsx';
import { Picture, type ArtProps } from '../picture.tsx';

/** The cast: ten people of many kinds, made from the same shapes. */
export default function Cast(props: ArtProps) {
  return (
    <Picture width={1230} height={360} {...props}>
      {Object.entries(CAST).map(([name, look], index) => (
        <Person key={name} x={66 + index * 122} y={84} scale={0.9} {...look} face={index % 2 === 0 ? 'smile' : 'open'} legs="stand" />
      ))}
    </Picture>
  );
}
