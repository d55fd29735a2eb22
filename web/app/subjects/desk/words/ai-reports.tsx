import { type DeskAiReport, listAiReports, renewAiReport, revokeAiReport } from '@careerscoop/contract/desk-ai-reports';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { shortDay } from '../talks/talk-words.ts';
import { useDeskForm } from '../use-desk-form.ts';

interface Open {
  what: 'renew' | 'revoke';
  report: DeskAiReport;
}

const FILTERS = [
  {
    name: 'state',
    label: 'State',
    choices: [
      { value: 'open', label: 'Open' },
      { value: 'closed', label: 'Closed' },
    ],
  },
];

/** The addresses of students' reports. */
export function AiReports() {
  const [open, setOpen] = useState<Open>();
  const columns = useMemo(() => columnsOf(setOpen), []);
  return (
    <DeskPage
      title="AI reports"
      lead="Whoever has the address of a report can read it. Make it anew or close it when one came into wrong hands. The address itself is the student’s alone and is not shown here."
      may="students.change"
    >
      <DeskList<DeskAiReport>
        endpoint={listAiReports}
        caption="Students whose report has an address, the newest first."
        columns={columns}
        keyOf={({ id }) => id}
        filters={FILTERS}
        search="First name"
        sort="-made_at"
        empty="No student has a report yet."
      />
      {open && <ChangeAddress open={open} onClose={() => setOpen(undefined)} />}
    </DeskPage>
  );
}

function columnsOf(onOpen: (open: Open) => void): readonly Column<DeskAiReport>[] {
  return [
    { head: 'First name', sort: 'first_name', cell: ({ id, first_name }) => <Link to={deskPaths.student(id)}>{first_name}</Link> },
    { head: 'School', label: 'School', cell: ({ school }) => school ?? 'No school' },
    {
      head: 'State',
      cell: ({ state }) => (
        <span className={state === 'open' ? 'desk-state desk-state--on' : 'desk-state'}>{state === 'open' ? 'Open' : 'Closed'}</span>
      ),
    },
    { head: 'Address made', sort: 'made_at', label: 'Made', cell: ({ made_at }) => shortDay(made_at) },
    {
      head: <span className="vh">What can be done</span>,
      kind: 'act',
      cell: (report) =>
        report.state === 'open' && (
          <div className="desk-row">
            <DeskButton shortcut="E" about={`the report of ${report.first_name}`} onClick={() => onOpen({ what: 'renew', report })}>
              Make anew
            </DeskButton>
            <DeskButton shortcut="D" about={`the report of ${report.first_name}`} onClick={() => onOpen({ what: 'revoke', report })}>
              Close
            </DeskButton>
          </div>
        ),
    },
  ];
}

function ChangeAddress({ open: { what, report }, onClose }: { open: Open; onClose: () => void }) {
  const anew = what === 'renew';
  const { id, first_name } = report;
  const form = useDeskForm(anew ? renewAiReport : revokeAiReport, {
    params: { id },
    defaults: {},
    said: anew ? 'The report has another address.' : 'The report is closed.',
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={anew ? `Make ${first_name}’s report anew?` : `Close ${first_name}’s report?`}
      description={
        anew
          ? `The address before opens nothing from then on. ${first_name} finds the new one in the profile.`
          : `Its address opens nothing from then on. ${first_name} can open another in the profile.`
      }
    >
      <DeskForm form={form} go={anew ? 'Make it anew' : 'Close it'} others={<DeskButton onClick={onClose}>Leave it</DeskButton>} />
    </Dialog>
  );
}
