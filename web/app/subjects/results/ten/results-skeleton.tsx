import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import '../results-states.css';

/** As tall as the ten will be, so that nothing jumps. */
export function ResultsSkeleton() {
  return (
    <div className="wrap">
      <Skeleton label="Loading your ten…">
        <div className="results-skeleton">
          <Bone kind="title" />
          <Bone lines={2} />
          <Bone kind="card" size="40rem" />
          <div className="fits__rest">
            {Array.from({ length: 6 }, (_, index) => (
              <Bone key={index} kind="card" size="15rem" />
            ))}
          </div>
        </div>
      </Skeleton>
    </div>
  );
}
