/** One thing that is wrong with a publisher's file, told so that a maintainer can find the cell. */
export interface Problem {
  file: string;
  line?: number;
  column?: string;
  message: string;
}

const MOST_PER_FILE = 10;

/** Collects what is wrong over all files, so that one run tells the whole story. */
export class Problems {
  readonly found: Problem[] = [];

  add(problem: Problem): void {
    this.found.push(problem);
  }

  /** @throws ImportError when anything was found so far. */
  stopIfAny(): void {
    if (this.found.length > 0) throw new ImportError(this.found);
  }
}

/** The import stopped before writing; `problems` and the message say why. */
export class ImportError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(describe(problems));
    this.name = 'ImportError';
    this.problems = problems;
  }
}

/** `file:line: column "X": message`, at most ten lines a file. */
export function describe(problems: Problem[]): string {
  const files = [...new Set(problems.map((problem) => problem.file))];
  return files
    .flatMap((file) => {
      const own = problems.filter((problem) => problem.file === file);
      const lines = own.slice(0, MOST_PER_FILE).map(describeOne);
      return own.length > MOST_PER_FILE ? [...lines, `${file}: and ${own.length - MOST_PER_FILE} more`] : lines;
    })
    .join('\n');
}

function describeOne({ file, line, column, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return column === undefined ? `${place}: ${message}` : `${place}: column "${column}": ${message}`;
}
