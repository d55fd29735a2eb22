import type { ComponentType } from 'react';

import type { ArtProps } from './picture.tsx';

type LoadScene = () => Promise<{ default: ComponentType<ArtProps> }>;

/** Twenty-five more careers with a scene of their own, by their O*NET code: one line a file. */
export const CAREER_SCENES_B: Readonly<Record<string, LoadScene>> = {
  '11-9013.00': () => import('./scenes/careers/farmers-ranchers-and-other-agricultural-managers.tsx'),
  '13-1121.00': () => import('./scenes/careers/meeting-convention-and-event-planners.tsx'),
  '15-1212.00': () => import('./scenes/careers/information-security-analysts.tsx'),
  '15-2051.00': () => import('./scenes/careers/data-scientists.tsx'),
  '17-2011.00': () => import('./scenes/careers/aerospace-engineers.tsx'),
  '17-2141.00': () => import('./scenes/careers/mechanical-engineers.tsx'),
  '21-1021.00': () => import('./scenes/careers/child-family-and-school-social-workers.tsx'),
  '27-1022.00': () => import('./scenes/careers/fashion-designers.tsx'),
  '27-1025.00': () => import('./scenes/careers/interior-designers.tsx'),
  '27-2011.00': () => import('./scenes/careers/actors.tsx'),
  '27-2031.00': () => import('./scenes/careers/dancers.tsx'),
  '27-2042.00': () => import('./scenes/careers/musicians-and-singers.tsx'),
  '27-4021.00': () => import('./scenes/careers/photographers.tsx'),
  '29-1051.00': () => import('./scenes/careers/pharmacists.tsx'),
  '29-1123.00': () => import('./scenes/careers/physical-therapists.tsx'),
  '29-2043.00': () => import('./scenes/careers/paramedics.tsx'),
  '33-3051.00': () => import('./scenes/careers/police-and-sheriffs-patrol-officers.tsx'),
  '35-2014.00': () => import('./scenes/careers/cooks-restaurant.tsx'),
  '35-3023.01': () => import('./scenes/careers/baristas.tsx'),
  '39-5012.00': () => import('./scenes/careers/hairdressers-hairstylists-and-cosmetologists.tsx'),
  '47-2152.00': () => import('./scenes/careers/plumbers-pipefitters-and-steamfitters.tsx'),
  '49-3023.00': () => import('./scenes/careers/automotive-service-technicians-and-mechanics.tsx'),
  '51-4121.00': () => import('./scenes/careers/welders-cutters-solderers-and-brazers.tsx'),
  '53-2031.00': () => import('./scenes/careers/flight-attendants.tsx'),
  '53-3032.00': () => import('./scenes/careers/heavy-and-tractor-trailer-truck-drivers.tsx'),
};
