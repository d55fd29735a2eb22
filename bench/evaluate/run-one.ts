import { RUNS, type RunName } from './runs.ts';
import { loadTables } from './tables.ts';

// One table of the evaluation, beside the others on another core. A process and not a thread: on Node 20 the
// TypeScript loader does not reach threads.
process.send?.(RUNS[process.argv[2] as RunName](loadTables()));
