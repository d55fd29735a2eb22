import type { Question } from '@careerscoop/contract/assessment';
import { type CupType, CupPicture } from '@careerscoop/art/type-cup.tsx';

export type CupOption = NonNullable<Question['options']>[number];

const DRAWN = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional', 'None'];

/** The id of a cup in the page, on the stand or off it. */
export const cupId = (name: string) => `cup-${name}`;

/** The picture of a cup: our own drawing of a known one, else the image it came with. */
export function CupArt({ cup }: { cup: Pick<CupOption, 'text' | 'image'> }) {
  if (DRAWN.includes(cup.text)) return <CupPicture type={cup.text as CupType | 'None'} />;
  return cup.image ? <img src={cup.image} alt="" /> : null;
}
