// Compresses the built files once, so that the server never does it for each visit.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, '../build/client');
const SMALLEST = 256;
const BEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** So many and so small that they are compressed when somebody asks for one. */
const MANY = /^careers[\\/].*\.data$|^art[\\/]careers[\\/]/;

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (MANY.test(name)) continue;
  const file = join(FOLDER, name);
  if (!/\.(js|css|svg|json|txt|xml|vtt|data)$/.test(name) || statSync(file).size < SMALLEST) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: BEST }));
}
