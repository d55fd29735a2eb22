import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { SERVER } from './folders.ts';
import { readConfig } from './platform/config.ts';
import { warmUp } from './platform/warm-up.ts';
import { openServices } from './open-services.ts';
import { stopServer } from './stop-server.ts';
import { tellFault } from './tell-fault.ts';

const WEB = join(SERVER, '../web/build/client');

try {
  const config = readConfig(process.env);
  const services = await openServices(config);
  const app = config.role === 'worker' ? undefined : await buildApp(services, existsSync(WEB) ? WEB : undefined);
  // A worker has no server, and so no log of one: its lines have the same form.
  await services.jobs.start(services, (fault) => (app ? app.log.warn(fault, 'work failed') : console.warn(JSON.stringify(fault))));
  await app?.listen({ port: config.port, host: config.host });
  console.log(app ? `CareerScoop is ready at ${config.publicUrl}` : 'CareerScoop is at work');
  // The start does not wait for search indexes and tables, and nobody's first question does either.
  if (app) void warmUp(services);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopServer(services, app);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
} catch (error) {
  tellFault(error);
  process.exit(1);
}
