import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { commonFileOf, isKit } from './build-steps/common-files.ts';
import { deskApart } from './build-steps/desk-apart.ts';
import { signedInFiles } from './build-steps/signed-in-files.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';
/** For the browser alone: the part that writes the pages while building is never fetched. */
const groups = [{ name: commonFileOf, priority: 2 }, { name: 'kit', test: isKit, minShareCount: 12, priority: 1 }, ...signedInFiles];
// The list of files goes out with every first visit: spoken names would be a quarter of it, longer hashes a tenth.
const byHash = 'assets/[hash:7][extname]';
const output = {
  codeSplitting: { groups },
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) => (names[0]?.endsWith('.css') ? byHash : 'assets/[name]-[hash][extname]'),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), ...(isSsrBuild ? [] : [deskApart])],
  server: { port: 5173, proxy: { '/api': api, '/dev/outbox.json': api, '/dev/checkouts': api, '/dev/meetings': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild ? {} : { output },
  },
}));
