import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp } from '../src/app.ts';
import { findAccount } from '../src/desk/desk.sql.ts';
import { runCommand } from '../src/desk/run-command.ts';
import { SERVER } from '../src/folders.ts';
import { openServices } from '../src/open-services.ts';
import { readConfig } from '../src/platform/config.ts';
import { stopServer } from '../src/stop-server.ts';

/**
 * The product with a clock that a journey moves, and a representative who types: each line on its way in is JSON, either
 * `{"advance": milliseconds}` or `{"staff": ["assign", "12", …], "options": {…}}`, and each has a line of JSON as its answer.
 */
type Line = { advance: number } | { staff: string[]; options?: Record<string, string> };

const WEB = join(SERVER, '../web/build/client');
let offset = 0;
const config = readConfig(process.env);
const services = await openServices(config, undefined, () => new Date(Date.now() + offset));
const app = await buildApp(services, existsSync(WEB) ? WEB : undefined);
await services.jobs.start(services);
await app.listen({ port: config.port, host: config.host });
answer({ ready: true });

for await (const text of createInterface({ input: process.stdin })) {
  await obey(JSON.parse(text) as Line).then(
    (said) => answer({ said, now: services.now().toISOString() }),
    (error: unknown) => answer({ refused: (error as Error).message }),
  );
}
await stopServer(services, app);
process.exit(0);

async function obey(line: Line): Promise<string> {
  if ('advance' in line) {
    offset += line.advance;
    return 'advanced';
  }
  const staff = await findAccount(services.database.db, 'staff@demo.careerscoop.app');
  return runCommand(services, line.staff, line.options ?? {}, staff?.id ?? null);
}

function answer(line: object): void {
  process.stdout.write(`\n#${JSON.stringify(line)}\n`);
}
