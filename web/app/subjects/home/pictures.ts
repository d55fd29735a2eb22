import type { ArtProps } from '@careerscoop/art/picture.tsx';
import { still, type LoadPart } from '../../lib/still.tsx';

type LoadScene = LoadPart<ArtProps>;

// True while the build writes the page's HTML. A plain import would put the pictures into the browser's script as well.
const WRITING = import.meta.env.SSR;

const hero: LoadScene = () => import('@careerscoop/art/scenes/hero.tsx');
const rate: LoadScene = () => import('@careerscoop/art/scenes/slice-rate.tsx');
const sort: LoadScene = () => import('@careerscoop/art/scenes/slice-sort.tsx');
const choose: LoadScene = () => import('@careerscoop/art/scenes/slice-choose.tsx');
const pick: LoadScene = () => import('@careerscoop/art/scenes/slice-pick.tsx');
const naturalist: LoadScene = () => import('@careerscoop/art/scenes/park-naturalist.tsx');
const explorer: LoadScene = () => import('@careerscoop/art/scenes/explorer.tsx');
const partner: LoadScene = () => import('@careerscoop/art/scenes/partner.tsx');
const shelf: LoadScene = () => import('@careerscoop/art/scenes/seven-of-ten.tsx');
const founder: LoadScene = () => import('@careerscoop/art/scenes/founder.tsx');
const family: LoadScene = () => import('@careerscoop/art/scenes/parent-and-teen.tsx');

export const HeroPicture = still(hero, WRITING ? await hero() : null);
export const RatePicture = still(rate, WRITING ? await rate() : null);
export const SortPicture = still(sort, WRITING ? await sort() : null);
export const ChoosePicture = still(choose, WRITING ? await choose() : null);
export const PickPicture = still(pick, WRITING ? await pick() : null);
export const NaturalistPicture = still(naturalist, WRITING ? await naturalist() : null);
export const ExplorerPicture = still(explorer, WRITING ? await explorer() : null);
export const PartnerPicture = still(partner, WRITING ? await partner() : null);
export const ShelfPicture = still(shelf, WRITING ? await shelf() : null);
export const FounderPicture = still(founder, WRITING ? await founder() : null);
export const FamilyPicture = still(family, WRITING ? await family() : null);
