import { useQuery } from '@tanstack/react-query';
import type { Result } from '@careerscoop/contract/results';
import { publicCareerQuery } from './careers.queries.ts';

/** One small thing to try this month, from the words of a career; nothing where it has none. */
export function TryTask({ career }: { career: Result }) {
  const { data } = useQuery(publicCareerQuery(career.onet_code));
  const task = data?.words?.try_this;
  if (!task) return null;
  return (
    <p className="family__try">
      <b>Try this: </b>
      {task}
    </p>
  );
}
