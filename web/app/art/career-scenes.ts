import type { ComponentType } from 'react';

import type { ArtProps } from './picture.tsx';

type LoadScene = () => Promise<{ default: ComponentType<ArtProps> }>;

/**
 * The scene of each career that has one, by its O*NET code: one line a file. The build writes them as files of their
 * own, so the browser's script never imports this map; after adding a line, `npm run art -w web` renews the list of
 * codes that it reads instead (drawn-careers.json).
 */
export const CAREER_SCENES: Readonly<Record<string, LoadScene>> = {
  '11-9013.00': () => import('./scenes/careers/farmers-ranchers-and-other-agricultural-managers.tsx'),
  '13-1121.00': () => import('./scenes/careers/meeting-convention-and-event-planners.tsx'),
  '13-2011.00': () => import('./scenes/careers/accountants-and-auditors.tsx'),
  '15-1212.00': () => import('./scenes/careers/information-security-analysts.tsx'),
  '15-1255.01': () => import('./scenes/careers/video-game-designers.tsx'),
  '15-2051.00': () => import('./scenes/careers/data-scientists.tsx'),
  '17-1012.00': () => import('./scenes/careers/landscape-architects.tsx'),
  '17-2011.00': () => import('./scenes/careers/aerospace-engineers.tsx'),
  '17-2051.00': () => import('./scenes/careers/civil-engineers.tsx'),
  '17-2141.00': () => import('./scenes/careers/mechanical-engineers.tsx'),
  '17-2199.08': () => import('./scenes/careers/robotics-engineers.tsx'),
  '19-1023.00': () => import('./scenes/careers/zoologists-and-wildlife-biologists.tsx'),
  '19-1031.03': () => import('./scenes/park-naturalist.tsx'),
  '19-2011.00': () => import('./scenes/careers/astronomers.tsx'),
  '19-4092.00': () => import('./scenes/careers/forensic-science-technicians.tsx'),
  '21-1021.00': () => import('./scenes/careers/child-family-and-school-social-workers.tsx'),
  '23-1011.00': () => import('./scenes/careers/lawyers.tsx'),
  '25-2021.00': () => import('./scenes/careers/elementary-school-teachers-except-special-education.tsx'),
  '25-4022.00': () => import('./scenes/careers/librarians-and-media-collections-specialists.tsx'),
  '27-1014.00': () => import('./scenes/careers/special-effects-artists-and-animators.tsx'),
  '27-1022.00': () => import('./scenes/careers/fashion-designers.tsx'),
  '27-1025.00': () => import('./scenes/careers/interior-designers.tsx'),
  '27-2011.00': () => import('./scenes/careers/actors.tsx'),
  '27-2022.00': () => import('./scenes/careers/coaches-and-scouts.tsx'),
  '27-2031.00': () => import('./scenes/careers/dancers.tsx'),
  '27-2042.00': () => import('./scenes/careers/musicians-and-singers.tsx'),
  '27-3023.00': () => import('./scenes/careers/news-analysts-reporters-and-journalists.tsx'),
  '27-3091.00': () => import('./scenes/careers/interpreters-and-translators.tsx'),
  '27-4021.00': () => import('./scenes/careers/photographers.tsx'),
  '29-1021.00': () => import('./scenes/careers/dentists-general.tsx'),
  '29-1051.00': () => import('./scenes/careers/pharmacists.tsx'),
  '29-1123.00': () => import('./scenes/careers/physical-therapists.tsx'),
  '29-1129.02': () => import('./scenes/careers/music-therapists.tsx'),
  '29-1131.00': () => import('./scenes/careers/veterinarians.tsx'),
  '29-1141.00': () => import('./scenes/careers/registered-nurses.tsx'),
  '29-1215.00': () => import('./scenes/careers/family-medicine-physicians.tsx'),
  '29-2043.00': () => import('./scenes/careers/paramedics.tsx'),
  '33-2011.00': () => import('./scenes/careers/firefighters.tsx'),
  '33-3051.00': () => import('./scenes/careers/police-and-sheriffs-patrol-officers.tsx'),
  '35-2014.00': () => import('./scenes/careers/cooks-restaurant.tsx'),
  '35-3023.01': () => import('./scenes/careers/baristas.tsx'),
  '39-5012.00': () => import('./scenes/careers/hairdressers-hairstylists-and-cosmetologists.tsx'),
  '47-2031.00': () => import('./scenes/careers/carpenters.tsx'),
  '47-2152.00': () => import('./scenes/careers/plumbers-pipefitters-and-steamfitters.tsx'),
  '49-3023.00': () => import('./scenes/careers/automotive-service-technicians-and-mechanics.tsx'),
  '49-9081.00': () => import('./scenes/careers/wind-turbine-service-technicians.tsx'),
  '51-3011.00': () => import('./scenes/careers/bakers.tsx'),
  '51-4121.00': () => import('./scenes/careers/welders-cutters-solderers-and-brazers.tsx'),
  '53-2011.00': () => import('./scenes/careers/airline-pilots-copilots-and-flight-engineers.tsx'),
  '53-2031.00': () => import('./scenes/careers/flight-attendants.tsx'),
  '53-3032.00': () => import('./scenes/careers/heavy-and-tractor-trailer-truck-drivers.tsx'),
};
