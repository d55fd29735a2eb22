import { closeDeskReport, type DeskReportDetail, getDeskReport } from '@careerscoop/contract/desk-reports';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { PillsField } from '../../../ui/pills-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { momentInWords, REPORT_WORDS, WHO_WORDS } from './talk-words.ts';

const BACK = { to: deskPaths.reports, label: 'Reports' };

/** One report with its words. That it was opened is written down. */
export function Report({ id }: { id: number }) {
  const asked = useAnswer(deskOneQuery(getDeskReport, { id }));
  return (
    <DeskPage title={`Report ${id}`} lead={asked.data && REPORT_WORDS[asked.data.kind]} back={BACK} may="reports.read">
      <DeskAnswer asked={asked}>{(report) => <Whole report={report} />}</DeskAnswer>
    </DeskPage>
  );
}

function Whole({ report }: { report: DeskReportDetail }) {
  const may = useMay('reports.change');
  return (
    <>
      <Panel pad label="The report">
        <ReportFacts report={report} />
      </Panel>
      {report.state === 'open' && may && (
        <Panel pad>
          <CloseReport report={report} />
        </Panel>
      )}
    </>
  );
}

/** What a report says, of whom, and what else is known. */
export function ReportFacts({ report }: { report: DeskReportDetail }) {
  const { text, by, told_by, about, created_at, session_id, other_open, state, handled_by, handled_at, paused } = report;
  return (
    <DeskFacts
      facts={[
        [
          'What happened',
          text ? (
            <q key="text" className="talk-words">
              {text}
            </q>
          ) : (
            'Not said in words'
          ),
        ],
        ['Told by', <Person key="by" of={told_by} before={by === 'guardian' ? 'The parent of ' : ''} />],
        ['About', <Person key="about" of={about} before="" />],
        [
          'The talk',
          session_id === null ? null : (
            <Link key="talk" to={deskPaths.session(session_id)}>
              Session {session_id}
            </Link>
          ),
        ],
        ['Told', momentInWords(created_at)],
        ['The mentor', paused ? 'Paused until this is decided' : null],
        ['More about them', other_open > 0 ? `${other_open} other open ${other_open === 1 ? 'report' : 'reports'}` : null],
        ['Closed', state === 'closed' && handled_at ? `${momentInWords(handled_at)}${handled_by ? `, by ${handled_by}` : ''}` : null],
      ]}
    />
  );
}

function Person({ of, before }: { of: DeskReportDetail['about']; before: string }) {
  if (!of) return <>The account is gone</>;
  const to = of.role === 'mentor' ? deskPaths.mentor(of.id) : deskPaths.student(of.id);
  return (
    <>
      {before}
      <Link to={to}>{of.name}</Link>, {WHO_WORDS[of.role].toLowerCase()}
    </>
  );
}

/** Closes a report; where the mentor is paused by it, it says what becomes of the pause. Stands on its page and where it waits. */
export function CloseReport({ report, onDone }: { report: DeskReportDetail; onDone?: () => void }) {
  const { id, paused, other_grave, about } = report;
  const name = about?.name ?? 'The mentor';
  const form = useDeskForm(closeDeskReport, {
    params: { id },
    defaults: { pause: null },
    said: `Report ${id} is closed.`,
    ...(onDone ? { onDone } : {}),
  });
  return (
    <DeskForm form={form} title="Close it" go="Close the report" shortcut="E">
      {paused && (
        <PillsField
          label={`What becomes of the pause of ${name}?`}
          choices={[
            { value: 'lift', label: 'They meet students again' },
            { value: 'keep', label: 'The pause goes on' },
          ]}
          {...form.field('pause')}
        />
      )}
      {other_grave > 0 && <Notice live={false}>Another grave report about {name} waits: until that is decided the pause goes on.</Notice>}
      <p className="soft">Whoever told us hears from a person, by mail or phone, before you close it. The two stay apart.</p>
    </DeskForm>
  );
}
