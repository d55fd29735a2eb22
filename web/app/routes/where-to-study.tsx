import { useQuery } from '@tanstack/react-query';
import { otherWay } from '../subjects/colleges/where/other-way.ts';
import { WhereBlock } from '../subjects/colleges/where/where-block.tsx';
import { publicCareerQuery } from '../subjects/results/results.queries.ts';
import { Card } from '../ui/block.tsx';
import OwnZip from './own-zip.tsx';

/** Where one of the student's careers can be studied; the published figures say whether by a program at all. */
export function WhereToStudy({ onet_code }: { onet_code: string }) {
  const { data: career } = useQuery(publicCareerQuery(onet_code));
  if (!career) return null;
  return (
    <Card>
      <WhereBlock
        career={career}
        hasPrograms={career.programs.length > 0}
        otherWay={otherWay(career.typical_education)}
        own={(onZip) => <OwnZip onZip={onZip} />}
      />
    </Card>
  );
}
