import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { commonFileOf, isKit } from './common-files.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';
/** For the browser alone: the part that writes the pages while building is never fetched. */
const groups = [
  { name: commonFileOf, priority: 2 },
  { name: 'kit', test: isKit, minShareCount: 8, priority: 1 },
];
const output = { codeSplitting: { groups } };

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
