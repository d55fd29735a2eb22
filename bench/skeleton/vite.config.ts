import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The product's own build settings: only then do the bytes compare. */
export default defineConfig({
  plugins: [reactRouter()],
  logLevel: 'error',
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
});
