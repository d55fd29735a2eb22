import { createContext, useContext } from 'react';
import type { DeskPlace } from '@careerscoop/contract/desk';
import type { Level, Permission } from '@careerscoop/contract/desk-permissions';

const Place = createContext<DeskPlace | null>(null);

/** Stands round every screen of the desk, once the server has said who is there. */
export const DeskPlaceProvider = Place.Provider;

/** Who is at the desk: level, what it may, and of an organization's people its name. */
export function useDeskPlace(): DeskPlace {
  const place = useContext(Place);
  if (!place) throw new Error('This stands outside of the desk.');
  return place;
}

/** Whether somebody at the desk may do something: what they may not is not shown. */
export function useMay(permission: Permission): boolean {
  return useDeskPlace().may.includes(permission);
}

export const LEVEL_NAMES: Record<Level, string> = {
  admin: 'Administrator',
  representative: 'Representative',
  safety: 'Safety',
  content: 'Content',
  organization: 'Organization',
};
