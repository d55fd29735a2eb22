import {
  closeDeskChatReport,
  type DeskChatReport,
  type DeskChatReportDetail,
  getDeskChatReport,
  listDeskChatReports,
} from '@careerscoop/contract/desk-safety';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskForm } from '../desk-form.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { OPEN_OR_CLOSED } from './safety.tsx';
import { Said } from './said.tsx';
import { ageInWords, momentInWords, shortDay } from './talk-words.ts';

const COLUMNS: readonly Column<DeskChatReport>[] = [
  { head: 'Report', cell: ({ id }) => <Link to={deskPaths.chatReport(id)}>Answer {id}</Link> },
  { head: 'Companion', label: 'Companion', cell: ({ companion }) => companion ?? 'The conversation is cleared' },
  {
    head: 'State',
    cell: ({ state }) => (
      <span className={`desk-state${state === 'closed' ? ' desk-state--on' : ''}`}>{state === 'closed' ? 'Closed' : 'Open'}</span>
    ),
  },
  {
    head: 'Waits',
    sort: 'created',
    label: 'Waits',
    cell: ({ created_at, state }) => (state === 'open' ? ageInWords(created_at) : shortDay(created_at)),
  },
];

/** Answers of companions that students told us are wrong or harmful. */
export function ChatReports() {
  return (
    <DeskPage
      title="Reported answers"
      lead="Students told us that these answers of a companion are wrong or harmful."
      back={{ to: deskPaths.safety, label: 'Companions' }}
      may="safety.read"
    >
      <DeskList
        endpoint={listDeskChatReports}
        caption="Answers, the oldest first. That you opened one is written down."
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={OPEN_OR_CLOSED}
        search="Number"
        sort="created"
        empty="No answer is reported."
      />
    </DeskPage>
  );
}

/** One of them, with what was said. */
export function ChatReport({ id }: { id: number }) {
  const asked = useAnswer(deskOneQuery(getDeskChatReport, { id }));
  const may = useMay('safety.change');
  return (
    <DeskPage title={`Answer ${id}`} back={{ to: deskPaths.chatReports, label: 'Reported answers' }} may="safety.read">
      <DeskAnswer asked={asked}>
        {(report) => (
          <>
            <Panel pad label="The report">
              <ChatReportFacts report={report} />
            </Panel>
            <Panel pad>
              <Said said={report.said} companion={report.companion ?? 'Companion'} />
            </Panel>
            {may && report.state === 'open' && (
              <Panel pad>
                <CloseChatReport id={id} />
              </Panel>
            )}
          </>
        )}
      </DeskAnswer>
    </DeskPage>
  );
}

/** Why an answer was reported, whose it was and when. */
export function ChatReportFacts({ report: { reason, companion, created_at, closed_at } }: { report: DeskChatReportDetail }) {
  return (
    <DeskFacts
      facts={[
        ['Why', reason || 'Not said'],
        ['Companion', companion],
        ['Told', momentInWords(created_at)],
        ['Closed', closed_at && momentInWords(closed_at)],
      ]}
    />
  );
}

/** It was dealt with. Stands on its page and where it waits. */
export function CloseChatReport({ id, onDone }: { id: number; onDone?: () => void }) {
  const form = useDeskForm(closeDeskChatReport, {
    params: { id },
    defaults: {},
    said: `Answer ${id} is closed.`,
    ...(onDone ? { onDone } : {}),
  });
  return <DeskForm form={form} title="Close it" go="It is dealt with" shortcut="E" />;
}
