import { tintOf } from '@careerscoop/art/areas.ts';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';

interface ExplorePictureProps {
  onet_code: string;
  /** The leading areas of the career. */
  areas: readonly string[];
  eager?: boolean;
}

/** The picture of a career on its leading area's colour. */
export function ExplorePicture({ onet_code, areas, eager = false }: ExplorePictureProps) {
  return (
    <span className={`x-pic x-pic--${tintOf(areas)}`}>
      <CareerSceneFile onet_code={onet_code} eager={eager} />
    </span>
  );
}
