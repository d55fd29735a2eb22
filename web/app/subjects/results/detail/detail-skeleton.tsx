import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import './career-detail.css';

export function DetailSkeleton() {
  return (
    <div className="wrap cd-page__state">
      <Skeleton label="Loading this career…">
        <Bone kind="title" />
        <Bone kind="card" size="30rem" />
      </Skeleton>
    </div>
  );
}
