import type { Options } from '../src/desk/commands.ts';
import { runCommand } from '../src/desk/run-command.ts';
import type { TestServer } from './test-server.ts';

/** What `npm run staff -- <line>` prints for this representative. @throws the refusal */
export function staffCommand({ services }: TestServer, staffId: number, line: string, options: Options = {}): Promise<string> {
  return runCommand(services, line.split(' '), options, staffId);
}
