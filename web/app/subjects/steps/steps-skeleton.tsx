import { Bone, Skeleton } from '../../ui/waiting.tsx';
import './steps.css';

export function StepsSkeleton() {
  return (
    <Skeleton label="Loading your steps…">
      <div className="ns">
        <Bone kind="card" size="26rem" />
        <Bone kind="card" size="14rem" />
      </div>
    </Skeleton>
  );
}
