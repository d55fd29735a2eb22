import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '../..');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface Skeleton {
  url: string;
  stop: () => void;
}

/** Builds the empty product of `bench/skeleton` with the packages of `web`, and serves it with every file compressed. */
export async function serveSkeleton(): Promise<Skeleton> {
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-skeleton-'));
  const stopAll = (server?: Server) => {
    server?.close();
    server?.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = serve(join(buildIn(folder), 'build/client'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => stopAll(server) };
  } catch (error) {
    stopAll();
    throw error;
  }
}

/** Packages are found as `web` finds them: its own folder first, then the repository's. */
function buildIn(folder: string): string {
  const home = join(folder, 'web');
  cpSync(join(ROOT, 'bench/skeleton'), home, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const own = join(ROOT, 'web/node_modules');
  const nested = join(home, 'node_modules');
  mkdirSync(nested);
  for (const name of existsSync(own) ? ['@react-router', 'vite'] : []) {
    if (existsSync(join(own, name))) symlinkSync(join(own, name), join(nested, name));
  }
  const script = [own, join(ROOT, 'node_modules')]
    .map((packages) => join(packages, '@react-router/dev/bin.js'))
    .find((file) => existsSync(file));
  const { status } = spawnSync(process.execPath, [script ?? '', 'build'], { cwd: home, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The skeleton could not be built.');
  return home;
}

function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = join(folder, path.replaceAll('..', ''));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'br' });
    response.end(brotliCompressSync(readFileSync(file)));
  });
}
