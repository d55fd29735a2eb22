import { PHOTO_SIZES } from '@careerscoop/contract/accounts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuse } from '../platform/errors.ts';

// Nothing but these two can read a file at all: no SVG, no PDF, no format that somebody finds a hole in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// Many photos at once must not hold much memory between them.
sharp.cache(false);
// The other processors are for everybody else.
sharp.concurrency(1);

const MOST_PIXELS = 50_000_000;
/** Of one that is written coarse first and then finer: it is held whole while it is read. */
const MOST_PIXELS_WHOLE = 16_000_000;
const SIGNS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

const wrong = (message: string) => refuse('profile_image', message);
const NOT_A_PHOTO = 'Please choose a photo of the type png, jpg or jpeg.';
const BROKEN = 'This photo is damaged. Please choose another one.';
const TOO_WIDE = 'This photo has too many pixels. Please choose a smaller one.';

export interface Photo {
  size: (typeof PHOTO_SIZES)[number];
  content: Buffer;
}

/**
 * Makes square photos of every size from what was sent, whatever its name says: turned upright, without metadata, in our
 * own encoding, so that nothing else of the file is kept.
 * @throws the refusal at `profile_image`.
 */
export async function makePhotos(sent: Buffer): Promise<Photo[]> {
  if (!SIGNS.some((sign) => sent.subarray(0, sign.length).equals(sign))) throw wrong(NOT_A_PHOTO);
  const image = sharp(sent, { failOn: 'truncated', limitInputPixels: MOST_PIXELS, sequentialRead: true });
  const { width, height, isProgressive } = await readHead(image);
  if (width * height > (isProgressive ? MOST_PIXELS_WHOLE : MOST_PIXELS)) throw wrong(TOO_WIDE);
  try {
    // Decoded once, to the largest square; the others are made from that.
    const [largest = 0] = [...PHOTO_SIZES].sort((a, b) => b - a);
    const square = await image
      .autoOrient()
      .resize(largest, largest, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: side, height: tall, channels } = square.info;
    return await Promise.all(
      PHOTO_SIZES.map(async (size) => ({
        size,
        content: await sharp(square.data, { raw: { width: side, height: tall, channels } })
          .resize(size, size)
          .webp({ quality: 82 })
          .toBuffer(),
      })),
    );
  } catch (cause) {
    throw Object.assign(wrong(BROKEN), { cause });
  }
}

/** Only the head is read: an image that is far too large costs nothing. */
async function readHead(image: Sharp): Promise<Metadata> {
  try {
    return await image.metadata();
  } catch (error) {
    throw wrong(/pixel limit/.test((error as Error).message) ? TOO_WIDE : BROKEN);
  }
}
