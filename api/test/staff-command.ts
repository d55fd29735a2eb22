import { COMMANDS, type Options } from '../src/desk/commands.ts';
import type { TestServer } from './test-server.ts';

/** What `npm run staff -- <line>` prints for this representative. @throws the refusal, and for a command that there is not */
export async function staffCommand({ services }: TestServer, staffId: number, line: string, options: Options = {}): Promise<string> {
  const [name = '', ...words] = line.split(' ');
  const command = COMMANDS[name];
  if (!command) throw new Error(`no command ${name}`);
  return command.run(services, words, options, staffId);
}
