import { type Level, type Permission, PERMISSIONS, reachOf } from '@careerscoop/contract/desk-permissions';
import type { ReactNode } from 'react';
import { DeskPlaceProvider } from '../app/subjects/desk/desk-place.ts';
import { showPages } from './show.tsx';

/** A screen of the desk as somebody of this level has it. */
export function atDesk(level: Level, screen: ReactNode) {
  const may = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => reachOf(level, permission));
  return <DeskPlaceProvider value={{ level, may, organization: null }}>{screen}</DeskPlaceProvider>;
}

/** Shows screens of the desk by their addresses, to somebody of this level. */
export const showAtDesk = (pages: Record<string, ReactNode>, at: string, level: Level = 'admin') =>
  showPages(Object.fromEntries(Object.entries(pages).map(([path, screen]) => [path, atDesk(level, screen)])), at);
