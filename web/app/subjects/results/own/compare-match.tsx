import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fitWords } from '@careerscoop/contract/result-words';
import { paths } from '../../../lib/paths.ts';
import { Tag } from '../../../ui/tag.tsx';
import { Bone } from '../../../ui/waiting.tsx';
import { matchQuery } from './match.queries.ts';

/** The fit of one career in a line or two, beside others. */
export default function CompareMatch({ onet_code }: { onet_code: string }) {
  const { data, error } = useQuery(matchQuery(onet_code));
  if (error) return <p className="small">{error.message}</p>;
  if (!data) return <Bone lines={3} />;
  const { state, fit, clarity, reasons, rank, result_id } = data;
  if (state === 'no_results') {
    return (
      <p>
        <Link to={paths.scenario(0)}>Find your ten</Link> first. Then this says how well it fits you.
      </p>
    );
  }
  if (!fit) return <p>We cannot tell: too little is published about this work.</p>;
  const best = reasons.find(({ kind }) => kind === 'for');
  const worst = reasons.find(({ kind }) => kind !== 'for');
  return (
    <>
      <p className="row">
        <Tag tone="waffle">{fitWords(fit, clarity).word}</Tag>
        {rank !== null && <Tag tone="blue">Number {rank}</Tag>}
      </p>
      {best && (
        <p>
          <b>For:</b> {best.text}
        </p>
      )}
      {worst && (
        <p>
          <b>Against:</b> {worst.text}
        </p>
      )}
      {result_id !== null && <Link to={paths.recommendedCareer(result_id)}>Open in your careers</Link>}
    </>
  );
}
