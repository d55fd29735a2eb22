import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareSearch } from '@careerscoop/catalogue/search';
import { buildApp } from './app.ts';
import { SERVER } from './folders.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { FolderInUse } from './platform/folder-lock.ts';
import { closeServices, openServices } from './open-services.ts';

const WEB = join(SERVER, '../web/build/client');

try {
  const config = readConfig(process.env);
  const services = await openServices(config);
  const app = await buildApp(services, existsSync(WEB) ? WEB : undefined);
  await services.jobs.start(services);
  await app.listen({ port: config.port, host: config.host });
  console.log(`CareerScoop is ready at ${config.publicUrl}`);
  // The start does not wait for the search index, and nobody's first search makes it either.
  void prepareSearch();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await closeServices(services);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderInUse;
  const { code, port } = error as { code?: string; port?: number };
  if (expected) console.error((error as Error).message);
  else if (code === 'EADDRINUSE') console.error(`Port ${port} is in use. Set PORT to another one.`);
  else console.error(error);
  process.exit(1);
}
