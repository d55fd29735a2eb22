import { AREA_LOOKS, isAreaKey } from '../../art/areas.ts';
import { CareerSceneFile, hasScene } from '../../art/career-scene-file.tsx';

interface ExplorePictureProps {
  onet_code: string;
  /** The leading areas of the career. */
  areas: readonly string[];
  eager?: boolean;
}

/** The picture of a career as a file: its own scene, else the tool of its leading area on that area's ground. */
export function ExplorePicture({ onet_code, areas, eager = false }: ExplorePictureProps) {
  // A thin profile leads to no area: a new idea, then.
  const area = areas.find(isAreaKey) ?? 'new_ideas';
  return (
    <span className={`x-pic x-pic--${AREA_LOOKS[area].tint}`}>
      {hasScene(onet_code) ? (
        <CareerSceneFile onet_code={onet_code} eager={eager} />
      ) : (
        <img
          className="art x-pic__tile"
          src={`/art/tiles/${area}.svg`}
          alt=""
          width={240}
          height={180}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
