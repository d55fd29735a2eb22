import type { DeskStudent } from '@careerscoop/contract/desk-students';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../desk-page.tsx';

type Career = NonNullable<DeskStudent['recommendations']>[number];
type Told = NonNullable<DeskStudent['answers']>[number];

const CAREERS: readonly Column<Career>[] = [
  { head: 'Career', kind: 'words', cell: ({ title }) => title },
  { head: 'Place', label: 'Place', kind: 'number', cell: ({ rank }) => rank },
  { head: 'Stars', label: 'Stars', kind: 'number', cell: ({ stars }) => stars ?? <span className="soft">none</span> },
  { head: 'Saved', label: 'Saved', cell: ({ saved }) => (saved ? 'Yes' : 'No') },
];
const ANSWERS: readonly Column<Told>[] = [
  { head: 'Question', kind: 'words', cell: ({ question }) => question },
  { head: 'Answer', label: 'Answer', kind: 'words', cell: ({ answer }) => answer },
];

/** Answers and careers, while the student shares; else why they are not here. */
export function StudentCareers({ student }: { student: DeskStudent }) {
  const { shares, submitted_at, recommendations, answers } = student;
  return (
    <>
      <h2>Answers and careers</h2>
      {!shares && <p>They are shown while the student shares them, and of minors the parent agrees too. Right now that is not so.</p>}
      {shares && !submitted_at && <p>The assessment is not taken yet.</p>}
      {recommendations && recommendations.length > 0 && (
        <Panel>
          <DataTable
            caption={
              submitted_at ? `The ten careers, best first. The assessment was taken on ${dayInWords(submitted_at)}.` : 'The ten careers.'
            }
            columns={CAREERS}
            rows={recommendations}
            keyOf={({ onet_code }) => onet_code}
          />
        </Panel>
      )}
      {answers && answers.length > 0 && (
        <Fold title={answers.length === 1 ? 'The one answer' : `All ${answers.length} answers`}>
          <DataTable
            caption="The answers as they were given; numbers run from 1 to 5."
            columns={ANSWERS}
            rows={answers}
            keyOf={(told) => answers.indexOf(told)}
          />
        </Fold>
      )}
    </>
  );
}
