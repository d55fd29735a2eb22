import { Bone, Skeleton } from '../../ui/waiting.tsx';
import './flow-skeleton.css';

/** Keeps the space of a screen while the questions are fetched. */
export function FlowSkeleton() {
  return (
    <main id="main" className="flow-wait">
      <h1 className="vh">Your assessment</h1>
      <Skeleton label="Loading the questions…">
        <div className="flow-wait__in">
          <Bone kind="card" />
          <div className="flow-wait__rows">
            {Array.from({ length: 5 }, (_, row) => (
              <Bone key={row} kind="card" size="108px" />
            ))}
          </div>
        </div>
      </Skeleton>
    </main>
  );
}
