// The product's own server for the measurement: quiet, on a database that is already filled, or the embedded one.
import { prepareSearch } from '@careerscoop/catalogue/search';
import { buildApp } from '../api/src/app.ts';
import { openServices } from '../api/src/open-services.ts';
import { readConfig } from '../api/src/platform/config.ts';

const [url = '', dataDir = ''] = process.argv.slice(2);
const config = readConfig({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  SESSION_SECRET: 'a secret for measurements only, 32+',
  DEMO: '1',
  LOG_LEVEL: 'silent',
  // The load comes from one address, as from a school: it must be measured, not limited.
  RATE_LIMIT: '100000000',
});
const services = await openServices(config);
const app = await buildApp(services);
await prepareSearch();
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ port: (app.server.address() as { port: number }).port }));
