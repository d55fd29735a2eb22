import { ConfigError } from './platform/config.ts';
import { FolderInUse } from './platform/folder-lock.ts';

/** Why a process did not start: a sentence for who starts it, or everything that is known of what nobody expected. */
export function tellFault(error: unknown): void {
  const { code, port } = error as { code?: string; port?: number };
  if (error instanceof ConfigError || error instanceof FolderInUse) console.error(error.message);
  else if (code === 'EADDRINUSE') console.error(`Port ${port} is in use. Set PORT to another one.`);
  else console.error(error);
}
