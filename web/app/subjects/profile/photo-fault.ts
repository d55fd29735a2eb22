import { PHOTO_BYTES } from '@careerscoop/contract/constants';

/** Why a chosen file cannot be a photo, as far as can be said before the server has looked into it. */
export function photoFault({ name, size, type }: { name: string; size: number; type: string }): string | undefined {
  const named = /\.(png|jpe?g)$/i.test(name) || type === 'image/png' || type === 'image/jpeg';
  if (!named) return 'Please choose a photo of the type png, jpg or jpeg.';
  return size > PHOTO_BYTES ? 'This photo is larger than 8 MB. Please choose a smaller one.' : undefined;
}
