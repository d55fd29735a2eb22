import type { Result } from '@careerscoop/contract/results';
import { tintOf } from '@careerscoop/art/areas.ts';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import './career-figure.css';

interface CareerFigureProps {
  career: Pick<Result, 'onet_code' | 'areas'>;
  className?: string;
}

/** The small picture of a card, on its leading area's colour. */
export function CareerFigure({ career: { onet_code, areas }, className = '' }: CareerFigureProps) {
  return <CareerSceneFile onet_code={onet_code} className={`figure-scene--${tintOf(areas)} ${className}`} />;
}
