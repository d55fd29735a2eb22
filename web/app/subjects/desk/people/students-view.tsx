import { useMemo } from 'react';
import { Link } from 'react-router';
import { type DeskStudentRow, listDeskStudents, PARENT_STATES } from '@careerscoop/contract/desk-students';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { useMay } from '../desk-place.ts';
import { AssignAll } from './assign-all.tsx';
import { gradeInWords, PARENT_WORDS, talksInWords } from './student-words.ts';
import { usePlanChoices, useSchoolChoices } from './use-choices.ts';

type Row = DeskStudentRow;
const NO_SCHOOL = { value: 'none', label: 'No school' };

const NAME: Column<Row> = {
  head: 'First name',
  sort: 'first_name',
  cell: ({ id, first_name }) => <Link to={deskPaths.student(id)}>{first_name}</Link>,
};
const ASSESSMENT: Column<Row> = {
  head: 'Assessment',
  cell: ({ completed, leaving }) => (
    <>
      <span className={completed ? 'desk-state desk-state--on' : 'desk-state'}>{completed ? 'Taken' : 'Not taken'}</span>
      {leaving && (
        <>
          {' '}
          <Tag tone="waffle">Leaves</Tag>
        </>
      )}
    </>
  ),
};
const COLUMNS: readonly Column<Row>[] = [
  NAME,
  { head: 'Plan', cell: ({ plan }) => plan ?? <span className="soft">No plan</span> },
  { head: 'School', kind: 'words', cell: ({ school }) => school ?? <span className="soft">No school</span> },
  { head: 'Grade', label: 'Grade', cell: ({ grade }) => gradeInWords(grade) ?? <span className="soft">not said</span> },
  ASSESSMENT,
  { head: 'Parent', label: 'Parent', cell: (row) => <Parent row={row} /> },
  { head: 'Talks', label: 'Talks', cell: ({ talks }) => (talks ? talksInWords(talks) : '') },
  {
    head: 'Signed up',
    label: 'Signed up',
    sort: 'created_at',
    kind: 'number',
    cell: ({ created_at }) => created_at && dayInWords(created_at),
  },
];
/** What somebody of a school or sponsor is told in a list. */
const OWN_COLUMNS: readonly Column<Row>[] = [NAME, ASSESSMENT];

function Parent({ row: { parent, agreed } }: { row: Row }) {
  if (parent === 'waiting') return <Tag tone="waffle">{PARENT_WORDS.waiting}</Tag>;
  if (parent === 'granted') return `Yes to ${agreed}`;
  return parent ? PARENT_WORDS[parent] : '';
}

const PARENT_FILTER: Filter = {
  name: 'consent',
  label: 'Parent',
  choices: PARENT_STATES.map((value) => ({ value, label: PARENT_WORDS[value] })),
};
const TAKEN_FILTER: Filter = {
  name: 'completed',
  label: 'Assessment',
  choices: [
    { value: 'yes', label: 'Taken' },
    { value: 'no', label: 'Not taken' },
  ],
};
const OWN_FILTERS = [TAKEN_FILTER];

/** The students of everybody, or of one's own school or sponsor those who share. */
export function StudentsView() {
  const own = !useMay('sessions.read');
  const mayChange = useMay('students.change');
  const filters = useStudentFilters(own);
  return (
    <DeskList<Row>
      endpoint={listDeskStudents}
      caption={
        own
          ? 'Students who agreed to share with you, by first name. Who takes their yes back is gone from here at once.'
          : 'Students, by first name. Names in full and contacts stand in the detail; opening it is written down.'
      }
      columns={own ? OWN_COLUMNS : COLUMNS}
      keyOf={({ id }) => id}
      filters={filters}
      search="Name or email"
      sort="first_name"
      empty={
        own ? 'Nobody shares with you yet. Students decide it themselves, and of minors their parents too.' : 'There is no student yet.'
      }
      above={mayChange ? (page, asked) => <AssignAll meta={page.meta} asked={asked} /> : undefined}
    />
  );
}

function useStudentFilters(own: boolean): readonly Filter[] {
  const schools = useSchoolChoices();
  const plans = usePlanChoices();
  return useMemo(() => {
    if (own) return OWN_FILTERS;
    const asText = ({ value, label }: { value: number; label: string }) => ({ value: String(value), label });
    return [
      { name: 'school_id', label: 'School', kind: 'search', choices: [NO_SCHOOL, ...schools.map(asText)] },
      { name: 'plan_id', label: 'Plan', choices: [{ value: 'none', label: 'No plan' }, ...plans.map(asText)] },
      TAKEN_FILTER,
      PARENT_FILTER,
    ];
  }, [own, schools, plans]);
}
