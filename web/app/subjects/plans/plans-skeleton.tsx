import { Bone, Skeleton } from '../../ui/waiting.tsx';
import './plans.css';

export function PlansSkeleton() {
  return (
    <Skeleton label="Loading the plans…">
      <div className="plans">
        <div className="plans__l">
          {Array.from({ length: 4 }, (_, index) => (
            <Bone key={index} kind="card" size="148px" />
          ))}
        </div>
        <Bone kind="card" size="38rem" />
      </div>
    </Skeleton>
  );
}
