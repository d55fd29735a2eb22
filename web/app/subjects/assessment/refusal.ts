import { CallError } from '../../lib/call-error.ts';

/** What the last step says when the answers were not taken. */
export interface Refusal {
  /** What the server said, each sentence once. */
  lines: string[];
  /** A plan would open it; trying again would not. */
  needs_plan?: boolean;
  /** The first place it refused; the screen to open. */
  scenario_id?: number;
  question_id?: number;
}

/** Reads a failed submission. The server names places as `scenario_3` or `scenario_3.305`. */
export function refusalFrom(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { lines: ['Something went wrong on our side.'] };
  const places = Object.entries(error.fields)
    .flatMap(([field, texts]) => {
      const place = /^scenario_(\d+)(?:\.(\d+))?$/.exec(field);
      return place ? [{ scenario_id: Number(place[1]), question_id: Number(place[2] ?? 0), texts }] : [];
    })
    .sort((a, b) => a.scenario_id - b.scenario_id || a.question_id - b.question_id);
  const [first] = places;
  if (!first) return { lines: [...new Set(error.messages)], ...(error.status === 403 ? { needs_plan: true } : {}) };
  const lines = places.flatMap(({ scenario_id, texts }) => texts.map((text) => `Part ${scenario_id}: ${text}`));
  return {
    lines: [...new Set(lines)],
    scenario_id: first.scenario_id,
    ...(first.question_id > 0 ? { question_id: first.question_id } : {}),
  };
}
