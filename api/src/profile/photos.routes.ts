import type { FastifyInstance } from 'fastify';
import { PHOTO_FOLDER } from '../identity/photo-address.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

const FILE = /^[A-Za-z0-9_-]{22}-(96|192|512)\.webp$/;

/** Photos by their names, which cannot be guessed. They never change, so that each is fetched once. */
export async function photosRoutes(app: FastifyInstance, { files }: Services): Promise<void> {
  app.get<{ Params: { file: string } }>(`${PHOTO_FOLDER}/:file`, async (request, reply) => {
    const { file } = request.params;
    const content = FILE.test(file) ? await files.get(`photos/${file}`) : undefined;
    if (!content) throw new AppError('not_found');
    return (
      reply
        .type('image/webp')
        // Never in a cache between us and the person: a removed photo must be gone.
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('x-robots-tag', 'noindex')
        .send(content)
    );
  });
}
