import { useState } from 'react';
import { LEVELS } from '@careerscoop/contract/desk-permissions';
import { type DeskMember, listDeskMembers } from '@careerscoop/contract/desk-members';
import { dayInWords } from '../../../lib/day-in-words.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { DeskButton } from '../desk-button.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { LEVEL_NAMES, useMay } from '../desk-place.ts';
import { MemberChange } from './member-change.tsx';
import { NewMember } from './new-member.tsx';
import { ResetApp } from './reset-app.tsx';

const FILTERS: readonly Filter[] = [
  { name: 'level', label: 'Level', choices: LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] })) },
  {
    name: 'state',
    label: 'Place',
    choices: [
      { value: 'open', label: 'Open' },
      { value: 'ended', label: 'Ended' },
    ],
  },
];

/** Who works at the desk: to give places, change what they may, and end them. */
export function MembersScreen() {
  const mayChange = useMay('members.change');
  const [opened, setOpened] = useState<DeskMember | 'new' | 'app' | null>(null);
  const close = () => setOpened(null);
  return (
    <DeskPage
      title="Desk accounts"
      lead="Whoever works here has an account of their own, and a level that says what they may."
      may="members.read"
      actions={
        mayChange && (
          <div className="desk-row">
            <DeskButton onClick={() => setOpened('app')}>A lost phone</DeskButton>
            <DeskButton shortcut="A" onClick={() => setOpened('new')}>
              New account
            </DeskButton>
          </div>
        )
      }
    >
      {opened === 'new' && <NewMember onClose={close} />}
      {opened === 'app' && <ResetApp onClose={close} />}
      {opened && typeof opened === 'object' && <MemberChange key={opened.id} member={opened} onClose={close} />}
      <DeskList
        endpoint={listDeskMembers}
        caption="Places at the desk, by name. Those that have ended stand last."
        columns={columnsFor(mayChange ? setOpened : undefined)}
        keyOf={(member: DeskMember) => member.id}
        filters={FILTERS}
        search="Name or email"
        sort="name"
        empty="Nobody has a place yet."
      />
    </DeskPage>
  );
}

function columnsFor(open: ((member: DeskMember) => void) | undefined): Column<DeskMember>[] {
  const nameOf = ({ first_name, last_name }: DeskMember) => `${first_name} ${last_name}`;
  return [
    { head: 'Name', sort: 'name', cell: nameOf },
    {
      head: 'Level',
      sort: 'level',
      cell: ({ level, organization }) => (organization ? `${LEVEL_NAMES[level]}, ${organization}` : LEVEL_NAMES[level]),
    },
    { head: 'Email', kind: 'words', cell: ({ email }) => email },
    {
      head: 'Second factor',
      label: 'Second factor',
      cell: ({ second_factor }) => (
        <span className={second_factor ? 'desk-state desk-state--on' : 'desk-state'}>{second_factor ? 'On' : 'Not yet'}</span>
      ),
    },
    {
      head: 'Since',
      sort: 'created_at',
      label: 'Since',
      cell: ({ created_at, ended_at }) => (ended_at ? `Ended ${dayInWords(ended_at)}` : dayInWords(created_at)),
    },
    ...(open
      ? [
          {
            head: <span className="vh">Do</span>,
            kind: 'act' as const,
            cell: (member: DeskMember) =>
              member.ended_at ? null : (
                <DeskButton about={nameOf(member)} onClick={() => open(member)}>
                  Change
                </DeskButton>
              ),
          },
        ]
      : []),
  ];
}
