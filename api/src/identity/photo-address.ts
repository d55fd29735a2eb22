/** Where photos are served. The name is the only key to them, so it cannot be guessed and changes with every photo. */
export const PHOTO_FOLDER = '/files/photos';

/** A stored photo's address in answers; nothing without a photo. */
export function photoAddress(name: string | null): string | null {
  return name === null ? null : `${PHOTO_FOLDER}/${name}-192.webp`;
}
