import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import './recommendations.css';

export function RecommendationsSkeleton() {
  return (
    <div className="wrap">
      <Skeleton label="Loading your careers…">
        <div className="recs-skeleton">
          {Array.from({ length: 6 }, (_, index) => (
            <Bone key={index} kind="card" size="104px" />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
