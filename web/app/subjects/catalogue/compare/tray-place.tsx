import { Suspense } from 'react';
import { fetched } from '../../../lib/fetched.tsx';
import { useTray } from './tray.ts';
import './compare-button.css';

const CompareTray = fetched(() => import('./compare-tray.tsx'));

/** Where the tray comes up once something lies in it; until then its script stays away. */
export function TrayPlace() {
  const filled = useTray().length > 0;
  return <Suspense fallback={null}>{filled && <CompareTray />}</Suspense>;
}
