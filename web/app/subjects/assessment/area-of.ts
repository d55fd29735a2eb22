import { type AreaKey, isAreaKey } from '@careerscoop/art/areas.ts';
import pictures from './option-pictures.json';

const FIXED: Partial<Record<string, string>> = pictures;

/** The area that the address of a small picture names. */
export function areaOfTile(image: string): AreaKey | undefined {
  const area = /^\/art\/tiles\/(\w+)\.svg$/.exec(image)?.[1] ?? '';
  return isAreaKey(area) ? area : undefined;
}

/** The area whose tool stands on an option: those of stages bring it, those of the moments have it here. */
export function areaOfOption({ id, image = '' }: { id: number; image?: string | undefined }): AreaKey | undefined {
  const area = FIXED[id] ?? '';
  return isAreaKey(area) ? area : areaOfTile(image);
}
