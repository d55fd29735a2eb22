import { AreaTile } from '../../art/area-tile.tsx';
import { isAreaKey } from '../../art/areas.ts';

/** The small picture of a rating row: our own drawing where the address names one. */
export function QuestionTile({ image }: { image: string }) {
  const area = /^\/art\/tiles\/(\w+)\.svg$/.exec(image)?.[1] ?? '';
  if (isAreaKey(area)) return <AreaTile area={area} />;
  return <span className="tile tile--waffle">{image && <img src={image} alt="" />}</span>;
}
