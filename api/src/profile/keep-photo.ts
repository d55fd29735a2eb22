import { randomBytes } from 'node:crypto';
import { PHOTO_SIZES } from '@careerscoop/contract/accounts';
import { defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import { photoTurns } from './photo-turns.ts';
import { isPhotoUsed } from '../identity/people.sql.ts';

const HOUR_SECONDS = 60 * 60;
/** Of this process. */
const takeTurn = photoTurns();

/** Removes a photo that is nobody's photo any more. */
export const removePhotoJob = defineJob<{ name: string }>('remove-photo');

/** The file of a stored photo in one of its sizes. */
const photoFile = (name: string, size: number) => `photos/${name}-${size}.webp`;

/**
 * Makes and keeps a photo under a new name that nobody can guess.
 * @returns the name, for the caller to store with the person: a photo that nobody took over is removed an hour later.
 */
export async function keepPhoto({ database, files, jobs, limits }: Services, userId: number, sent: Buffer): Promise<string> {
  const photos = await takeTurn(userId, sent.length, async () => {
    await limits.use('photo_account', String(userId));
    // The image library is read with the first photo: no start waits for it.
    const { makePhotos } = await import('./make-photo.ts');
    return makePhotos(sent);
  });
  const name = randomBytes(16).toString('base64url');
  await jobs.enqueue(database.db, removePhotoJob, { name }, HOUR_SECONDS);
  await Promise.all(photos.map(({ size, content }) => files.put(photoFile(name, size), content)));
  return name;
}

/** Removes a photo, unless it is somebody's photo. */
export async function removePhotoFiles({ database, files }: Services, name: string): Promise<void> {
  if (await isPhotoUsed(database.db, name)) return;
  await Promise.all(PHOTO_SIZES.map((size) => files.remove(photoFile(name, size))));
}
