import type { ArtProps } from '@careerscoop/art/picture.tsx';
import { still, type LoadPart } from '../../lib/still.tsx';

type LoadScene = LoadPart<ArtProps>;

// True while the build writes the page's HTML. A plain import would put the pictures into the browser's script as well.
const WRITING = import.meta.env.SSR;

const hero: LoadScene = () => import('@careerscoop/art/scenes/hero.tsx');
const explorer: LoadScene = () => import('@careerscoop/art/scenes/explorer.tsx');
const partner: LoadScene = () => import('@careerscoop/art/scenes/partner.tsx');

export const HeroPicture = still(hero, WRITING ? await hero() : null);
export const ExplorerPicture = still(explorer, WRITING ? await explorer() : null);
export const PartnerPicture = still(partner, WRITING ? await partner() : null);
