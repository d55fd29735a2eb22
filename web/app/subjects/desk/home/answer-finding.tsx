import { listDeskFindings } from '@careerscoop/contract/desk-orders';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { money } from '../../../lib/money.ts';
import { FindingDone } from '../orders/findings-screen.tsx';
import { DeskFacts } from '../desk-page.tsx';
import { FromList } from './from-list.tsx';
import type { AnswerProps } from './answers.tsx';

/** What payments found, to mark as done once somebody has dealt with it. */
export default function AnswerFinding({ item, onDone }: AnswerProps) {
  return (
    <FromList endpoint={listDeskFindings} id={item.id}>
      {(finding) => (
        <>
          <p>{finding.words}</p>
          <DeskFacts
            facts={[
              ['Order', finding.order && <Link to={deskPaths.order(finding.order)}>{finding.order}</Link>],
              ['At the provider', finding.external_id],
              ['Expected', finding.expected === null ? null : money(finding.expected)],
              ['Found', finding.found === null ? null : money(finding.found)],
            ]}
          />
          <div className="desk-row">
            <FindingDone finding={finding} onDone={onDone} />
          </div>
        </>
      )}
    </FromList>
  );
}
