import type { Answer } from '@careerscoop/contract/endpoint';
import { listDeskQuestions, publishQuestions } from '@careerscoop/contract/desk-questions';
import { useEffect } from 'react';
import { useAnswer } from '../../../lib/use-answer.ts';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { deskListQuery } from '../desk.queries.ts';
import { useDeskForm } from '../use-desk-form.ts';

const WAITING = { q: '', sort: '', page: 1, filters: { waiting: 'yes' } };

/** What waits, and the press that makes it the assessment of whoever begins from then on. */
export function NextVersion() {
  const { data } = useAnswer(deskListQuery(listDeskQuestions, WAITING));
  if (!data || data.standing.waiting === 0) return null;
  return <Publish waits={data} />;
}

function Publish({ waits: { results, standing } }: { waits: Answer<typeof listDeskQuestions> }) {
  const { version, waiting, seen } = standing;
  const form = useDeskForm(publishQuestions, {
    defaults: { seen, current_password: '' },
    said: 'The next version is asked from now on.',
  });
  const { reset } = form;
  // What is published is what stands here; whoever had typed their password for other words types it again.
  useEffect(() => reset({ seen, current_password: '' }), [seen, reset]);
  const items = waiting === 1 ? '1 item' : `${waiting} items`;
  const more = waiting - results.length;
  return (
    <Panel pad>
      <DeskForm
        form={form}
        title={`${items} in the next version`}
        go="Publish the next version"
        grave={`Whoever begins from then on is asked the new wording of ${items}. Whoever has begun finishes with version ${version}, and old answers keep their words. A version that is published stays. If an item of part 1 changes, the averages that results are compared with are counted anew.`}
      >
        <ul aria-label="What waits">
          {results.map(({ id, text, next }) => (
            <li key={id}>
              <q>{next}</q> in place of <q>{text}</q>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="soft">{more} more are in the list below, where another wording waits.</p>}
      </DeskForm>
    </Panel>
  );
}
