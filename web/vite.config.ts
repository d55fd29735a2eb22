import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { commonFileOf } from './common-files.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';
/** For the browser alone: the part that writes the pages while building is never fetched. */
const output = { codeSplitting: { groups: [{ name: commonFileOf }] } };

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
