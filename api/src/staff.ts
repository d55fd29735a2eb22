import { parseArgs } from 'node:util';
import { findAccount } from './desk/desk.sql.ts';
import { OPTIONS } from './desk/options.ts';
import { Refusal } from './desk/refusal.ts';
import { commandNamed, runCommand } from './desk/run-command.ts';
import { closeServices, openServices } from './open-services.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { FolderInUse } from './platform/folder-lock.ts';

/** npm run staff -- <command>: what representatives do at their desk, by the same rules. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: OPTIONS,
  });
  commandNamed(positionals[0]);
  const services = await openServices(readConfig(process.env));
  try {
    const staff = values.as === undefined ? undefined : await findAccount(services.database.db, values.as);
    console.log(await runCommand(services, positionals, values, staff?.id ?? null));
  } finally {
    await closeServices(services);
  }
} catch (error) {
  const { code } = error as { code?: string };
  const expected =
    error instanceof Refusal ||
    error instanceof ConfigError ||
    error instanceof FolderInUse ||
    code === 'EEXIST' ||
    code?.startsWith('ERR_PARSE_ARGS');
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
