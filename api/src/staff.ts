import { parseArgs } from 'node:util';
import { COMMANDS } from './desk/commands.ts';
import { findAccount } from './desk/desk.sql.ts';
import { Refusal } from './desk/refusal.ts';
import { closeServices, openServices } from './open-services.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { FolderInUse } from './platform/folder-lock.ts';

/** npm run staff -- <command>: what representatives do at their desk, by the same rules. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      level: { type: 'string' },
      label: { type: 'string' },
      school: { type: 'string' },
      code: { type: 'string' },
      to: { type: 'string' },
      reason: { type: 'string' },
      companions: { type: 'boolean' },
      plan: { type: 'string' },
      months: { type: 'string' },
      seats: { type: 'string' },
      opens: { type: 'string' },
      closes: { type: 'string' },
      off: { type: 'boolean' },
      at: { type: 'string' },
      who: { type: 'string' },
      cleared: { type: 'string' },
      expires: { type: 'string' },
      reference: { type: 'string' },
      refused: { type: 'boolean' },
    },
  });
  const [name = '', ...words] = positionals;
  const command = COMMANDS[name];
  if (!command) throw new Refusal(['Use one of:', ...Object.values(COMMANDS).map(({ usage }) => `  ${usage}`)].join('\n'));
  const services = await openServices(readConfig(process.env));
  try {
    const staff = values.as === undefined ? undefined : await findAccount(services.database.db, values.as);
    if (name !== 'create' && staff?.role !== 'Staff') throw new Refusal('Say who you are: --as <email of a representative>.');
    console.log(await command.run(services, words, values, staff?.id ?? null));
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
