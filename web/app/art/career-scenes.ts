import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import type { ArtProps } from './picture.tsx';

/** Careers that have a full scene of their own, by O*NET-SOC code. All others have a CareerPicture. */
const SCENES: Readonly<Record<string, LazyExoticComponent<ComponentType<ArtProps>>>> = {
  '19-1031.03': lazy(() => import('./scenes/park-naturalist.tsx')),
};

/** The scene of a career, to be shown in a Suspense, or undefined where none is drawn. */
export function careerScene(onetCode: string): LazyExoticComponent<ComponentType<ArtProps>> | undefined {
  return Object.hasOwn(SCENES, onetCode) ? SCENES[onetCode] : undefined;
}
