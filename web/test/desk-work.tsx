import type { ReactNode } from 'react';
import { type Level, type Permission, PERMISSIONS, reachOf } from '@careerscoop/contract/desk-permissions';
import { DeskPlaceProvider } from '../app/subjects/desk/desk-place.ts';
import { showPages } from './show.tsx';

/** Shows screens of the desk by their addresses, to somebody of this level. */
export function showAtDesk(pages: Record<string, ReactNode>, at: string, level: Level = 'admin') {
  const may = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => reachOf(level, permission));
  const place = { level, may, organization: null };
  return showPages(
    Object.fromEntries(
      Object.entries(pages).map(([path, screen]) => [path, <DeskPlaceProvider value={place}>{screen}</DeskPlaceProvider>]),
    ),
    at,
  );
}
