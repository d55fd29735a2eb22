import { useQuery } from '@tanstack/react-query';
import { type DeskStudent, getDeskStudent } from '@careerscoop/contract/desk-students';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { AgeForm, SchoolForm } from './student-forms.tsx';
import { StudentParent, StudentPlan, StudentTalks } from './student-account.tsx';
import { StudentFamily } from './student-family.tsx';
import { StudentCareers } from './student-careers.tsx';
import { gradeInWords, PARENT_WORDS } from './student-words.ts';

const BACK = { to: deskPaths.students, label: 'Students' };

/** One student. It is asked for once and after changes alone: each asking is a line in the log. */
export function StudentView({ id }: { id: number }) {
  const asked = useQuery({ ...deskOneQuery(getDeskStudent, { id }), refetchOnWindowFocus: false, refetchOnReconnect: false });
  const { data } = asked;
  return (
    <DeskPage
      title={data ? `${data.first_name} ${data.last_name}` : 'Student'}
      lead={data && 'That you opened this is written down.'}
      back={BACK}
      may="students.read"
    >
      <DeskAnswer asked={asked} waits="Opening…">
        {(student) => <Opened student={student} />}
      </DeskAnswer>
    </DeskPage>
  );
}

function Opened({ student }: { student: DeskStudent }) {
  const { account } = student;
  return (
    <>
      <div className="desk-two">
        <Contact student={student} />
        {account && <Account account={account} />}
      </div>
      {account && (
        <div className="desk-two">
          <StudentParent id={student.id} account={account} />
          <StudentPlan account={account} />
        </div>
      )}
      {account && <Changes student={student} account={account} />}
      {account && <StudentFamily id={student.id} family={account.family} />}
      {account && <StudentTalks account={account} />}
      <StudentCareers student={student} />
    </>
  );
}

function Contact({ student }: { student: DeskStudent }) {
  const { email, phone, address, city, state, zipcode, account } = student;
  return (
    <Panel pad>
      <h2>How to reach them</h2>
      <DeskFacts
        facts={[
          ['Email', account && !account.email_confirmed ? `${email} (not confirmed)` : email],
          ['Phone', phone],
          ['Address', [address, city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
        ]}
      />
    </Panel>
  );
}

type Account = NonNullable<DeskStudent['account']>;

function Account({ account }: { account: Account }) {
  const { age, adult_on, is_minor, grade, school, affiliate_code, created_at, deletion_on, parent } = account;
  return (
    <Panel pad>
      <h2>Account</h2>
      <DeskFacts
        facts={[
          ['Age', age],
          ['Counts as adult', is_minor && adult_on ? `from ${dayInWords(adult_on)}` : 'now'],
          ['Grade', gradeInWords(grade)],
          ['School', school?.name ?? 'None'],
          ['Code', affiliate_code],
          ['Parent', PARENT_WORDS[parent]],
          ['Signed up', dayInWords(created_at)],
          ['Is erased', deletion_on && dayInWords(deletion_on)],
        ]}
      />
    </Panel>
  );
}

function Changes({ student: { id }, account }: { student: DeskStudent; account: Account }) {
  const may = useMay('students.change');
  if (!may) return null;
  const { age, school } = account;
  const seen = { age, school_id: school?.id ?? null };
  return (
    <div className="desk-two">
      <Panel pad>
        <SchoolForm key={`${seen.school_id}`} id={id} seen={seen} />
      </Panel>
      <Panel pad>
        <AgeForm key={`${age}`} id={id} seen={seen} />
      </Panel>
    </div>
  );
}
