import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { commonFileOf, isKit } from './build-steps/common-files.ts';
import { signedInFiles } from './build-steps/signed-in-files.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';
/** For the browser alone: the part that writes the pages while building is never fetched. */
const groups = [{ name: commonFileOf, priority: 2 }, { name: 'kit', test: isKit, minShareCount: 12, priority: 1 }, ...signedInFiles];
// The list of files goes out with every first visit, and spoken names would be a quarter of it.
const byHash = 'assets/[hash][extname]';
const output = {
  codeSplitting: { groups },
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: string[] }) => (names[0]?.endsWith('.css') ? byHash : 'assets/[name]-[hash][extname]'),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  server: { port: 5173, proxy: { '/api': api, '/dev/outbox.json': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild ? {} : { output },
  },
}));
