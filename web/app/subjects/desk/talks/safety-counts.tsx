import { countDeskSafetyEvents } from '@careerscoop/contract/desk-safety';
import type { Answer } from '@careerscoop/contract/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { DeskButton } from '../desk-button.tsx';
import { Panel } from '../desk-page.tsx';
import { kindInWords } from './safety-words.ts';

type Row = Answer<typeof countDeskSafetyEvents>['kinds'][number];

const countsQuery = queryOptions({
  queryKey: ['desk safety counts'],
  queryFn: ({ signal }) => call(countDeskSafetyEvents, {}, signal),
  staleTime: 60_000,
});

const COLUMNS: readonly Column<Row>[] = [
  { head: 'Kind', cell: ({ kind }) => kindInWords(kind) },
  { head: 'How grave', cell: ({ tier }) => (tier === 2 ? 'Danger' : 'Wants care') },
  { head: 'Noticed', kind: 'number', label: 'Noticed', cell: ({ events }) => events },
  { head: 'Dealt with', kind: 'number', label: 'Dealt with', cell: ({ closed }) => closed },
];

/** How often each kind was noticed this year. Asked for by a press: who looked is written down. */
export function SafetyCounts() {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({ ...countsQuery, enabled: open });
  if (!open) {
    return (
      <div>
        <DeskButton onClick={() => setOpen(true)}>Count this year</DeskButton>
      </div>
    );
  }
  return (
    <Panel label="This year">
      {data && data.kinds.length > 0 && (
        <DataTable caption={`${data.year}, by kind`} columns={COLUMNS} rows={data.kinds} keyOf={({ tier, kind }) => `${tier} ${kind}`} />
      )}
      {!(data && data.kinds.length > 0) && (
        <p className="soft panel--pad" role="status">
          {error?.message ?? (data ? 'Nothing was noticed this year.' : 'Counting…')}
        </p>
      )}
    </Panel>
  );
}
