import { useId, type ReactNode } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { Attribution } from '../attribution.tsx';
import type { Companion } from './next-steps.ts';
import { RecommendationRow } from './recommendation-row.tsx';
import { SavedPanel } from './saved-panel.tsx';
import { ShareButton } from '../share/share-button.tsx';
import './recommendations.css';

interface RecommendationsViewProps {
  careers: Result[];
  /** The student's companions: what can be done with the saved careers depends on them. */
  companions: readonly Companion[] | undefined;
  /** Whether companions wait for a parent's yes. */
  waitsForParent: boolean;
  /** The schools that are saved. */
  schools?: ReactNode;
}

/** The saved careers and the rest, each with its stars, its reasons and a way to open it. */
export function RecommendationsView({ careers, companions, waitsForParent, schools }: RecommendationsViewProps) {
  const rows = (list: Result[]) => list.map((one) => <RecommendationRow key={one.id} career={one} />);
  const saved = careers.filter(({ interested }) => interested);
  const rest = careers.filter(({ interested }) => !interested);
  return (
    <>
      <Group title="Your Careers of Interest" rows={rows(saved)}>
        <SavedPanel saved={saved} companions={companions} waitsForParent={waitsForParent} />
      </Group>
      {schools}
      <Group title="Careers to Consider" rows={rows(rest)}>
        {rest.length === 0 && <p className="soft">You have saved them all.</p>}
      </Group>
      <div className="wrap recs__share">
        <ShareButton careers={careers} />
      </div>
      <Attribution />
    </>
  );
}

function Group({ title, rows, children }: { title: string; rows: ReactNode[]; children?: ReactNode }) {
  const id = useId();
  return (
    <section className="wrap recs" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      {rows.length > 0 && <ul>{rows}</ul>}
      {children}
    </section>
  );
}
