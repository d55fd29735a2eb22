import { Bone, Skeleton } from '../../ui/waiting.tsx';
import './sessions.css';

export function SessionsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="sessions">
        {[1, 2, 3].map((place) => (
          <Bone key={place} kind="card" size="11rem" />
        ))}
      </div>
    </Skeleton>
  );
}
