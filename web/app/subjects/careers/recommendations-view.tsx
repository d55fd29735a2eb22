import { useId, type ReactNode } from 'react';
import type { Result } from '@careerscoop/contract/careers';
import { Attribution } from './attribution.tsx';
import { careerLooks } from './career-looks.ts';
import { RecommendationRow } from './recommendation-row.tsx';
import { ShareButton } from './share/share-button.tsx';
import './recommendations.css';

/** The saved careers and the rest, each with its stars, its reasons and a way to open it. */
export function RecommendationsView({ careers }: { careers: Result[] }) {
  const lookOf = careerLooks(careers);
  const rows = (list: Result[]) =>
    list.map((one) => <RecommendationRow key={one.id} career={one} look={lookOf(one.id)} />);
  const saved = careers.filter(({ interested }) => interested);
  const rest = careers.filter(({ interested }) => !interested);
  return (
    <>
      <Group
        title="Your Careers of Interest"
        none="Nothing saved yet. View a career and press Save to keep it here."
      >
        {rows(saved)}
      </Group>
      <Group title="Careers to Consider" none="You have saved them all.">
        {rows(rest)}
      </Group>
      <div className="wrap">
        <ShareButton careers={careers} />
      </div>
      <Attribution />
    </>
  );
}

function Group({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <section className="wrap recs" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className="soft">{none}</p>}
    </section>
  );
}
