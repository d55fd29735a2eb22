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
  const area = areas.find(isAreaKey);
  const tint = area ? AREA_LOOKS[area].tint : 'waffle';
  return (
    <span className={`x-pic x-pic--${tint}`}>
      {hasScene(onet_code) ? (
        <CareerSceneFile onet_code={onet_code} eager={eager} />
      ) : (
        <img
          className="art"
          src={area ? `/art/tiles/${area}.svg` : '/art/empty.svg'}
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
