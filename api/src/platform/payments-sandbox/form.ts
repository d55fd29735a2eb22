export interface Form {
  [name: string]: string | Form | Form[] | string[];
}

/** Reads `line_items[0][price_data][currency]=usd&…` into what it stands for; every value is still a text. */
export function readForm(text: string): Form {
  const root = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, place) => place === 0 || part !== '');
    let at: Record<string, unknown> = root;
    for (const part of path.slice(0, -1)) at = (at[part] ??= Object.create(null)) as Record<string, unknown>;
    const last = path.at(-1) ?? '';
    // `expand[]=a&expand[]=b`: a list without numbers.
    if (name.endsWith('[]')) at[last] = [...((at[last] as string[] | undefined) ?? []), value];
    else at[last] = value;
  }
  return listed(root) as Form;
}

/** What has the names 0, 1, 2 … is a list. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], place) => name === String(place));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
