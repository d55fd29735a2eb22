/** How somebody's own words stand, from why they are held: a representative has yet to read them, or did not pass them on. */
export function heldState(held: string | null | undefined): 'waiting' | 'refused' | null {
  if (!held) return null;
  return held === 'refused' ? 'refused' : 'waiting';
}
