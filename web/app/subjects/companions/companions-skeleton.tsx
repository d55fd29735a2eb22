import { Bone, Skeleton } from '../../ui/waiting.tsx';
import './companions.css';

export function CompanionsSkeleton() {
  return (
    <Skeleton label="Looking for your companions…">
      <div className="comps">
        {[1, 2, 3].map((place) => (
          <Bone key={place} kind="card" size="22rem" />
        ))}
      </div>
    </Skeleton>
  );
}
