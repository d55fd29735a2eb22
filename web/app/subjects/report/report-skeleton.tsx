import { Bone, Skeleton } from '../../ui/waiting.tsx';

export function ReportSkeleton() {
  return (
    <Skeleton label="Loading the report…">
      <Bone kind="card" size="420px" />
      <Bone kind="card" size="360px" />
    </Skeleton>
  );
}
