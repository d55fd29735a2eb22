import { RUNS, type RunName } from './runs.ts';
import { loadTables } from './tables.ts';

// Measures the tables it is asked for, beside others on other cores. A process and not a thread: on Node 20
// the TypeScript loader does not reach threads.
process.on('message', (name: RunName) => process.send?.(RUNS[name](loadTables())));
