import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [reactRouter()],
  server: { port: 5173, proxy: { '/api': api, '/dev/outbox.json': api } },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
});
