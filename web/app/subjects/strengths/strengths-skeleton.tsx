import { Bone, Skeleton } from '../../ui/waiting.tsx';
import './strengths.css';

export function StrengthsSkeleton() {
  return (
    <Skeleton label="Loading your strengths…">
      <Bone lines={1} />
      <Bone kind="card" size="30rem" />
    </Skeleton>
  );
}
