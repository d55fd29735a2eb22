import type { CareerDetail } from '@careerscoop/contract/catalogue';

/** Where a figure comes from and of which year it is. */
export function SourceLine({ sources, group }: { sources: CareerDetail['sources']; group: string }) {
  const found = sources[group];
  if (!found) return null;
  return (
    <p className="tiny soft">
      {found.source}, {found.year.slice(0, 4)}
    </p>
  );
}
