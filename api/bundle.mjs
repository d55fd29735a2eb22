// Makes the server one file with the libraries it begins with, beside it those that are read when they are needed.
import { join } from 'node:path';
import { rolldown } from 'rolldown';

// Programs in other languages, and libraries that read files of their own from their folder.
const FROM_THEIR_FOLDERS = [/^@electric-sql\/pglite/, '@node-rs/argon2', 'sharp', 'pdfkit', '@fastify/swagger-ui'];

const bundle = await rolldown({
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  external: FROM_THEIR_FOLDERS,
  onLog: (level, { message }) => console.error(`${level}: ${message}`),
});
await bundle.write({ dir: join(import.meta.dirname, 'build'), format: 'esm', cleanDir: true });
