import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { Endpoint } from '@careerscoop/contract/endpoint';
import type { Column } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DeskButton } from '../desk-button.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { WritingDialog } from '../writing-dialog.tsx';

export interface KeptFormProps<Row> {
  /** What is changed; nothing where something is added. */
  row?: Row;
  onDone: () => void;
}

interface KeptScreenProps<Row> {
  title: string;
  lead: ReactNode;
  /** One of them: "quote". */
  one: string;
  endpoint: Endpoint;
  remove: Endpoint;
  caption: string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  search: string;
  empty: string;
  /** What one is called in the headline of its dialog. */
  nameOf: (row: Row) => string;
  Form: ComponentType<KeptFormProps<Row>>;
}

type Open<Row> = { what: 'add'; row?: undefined } | { what: 'change' | 'remove'; row: Row };

/** A list of words that the team maintains: added to, changed and taken out in dialogs over it. `columns` are written down outside. */
export function KeptScreen<Row extends { id: number }>(props: KeptScreenProps<Row>) {
  const { title, lead, one, endpoint, remove, caption, columns, filters, search, empty, nameOf, Form } = props;
  const may = useMay('content.change');
  const [open, setOpen] = useState<Open<Row>>();
  const close = () => setOpen(undefined);
  const all = useMemo(() => (may ? [...columns, actions(nameOf, setOpen)] : columns), [may, columns, nameOf]);
  return (
    <DeskPage
      title={title}
      lead={lead}
      may="content.read"
      actions={
        may && (
          <DeskButton kind="go" onClick={() => setOpen({ what: 'add' })}>
            Add a {one}
          </DeskButton>
        )
      }
    >
      <DeskList<Row>
        endpoint={endpoint}
        caption={caption}
        columns={all}
        keyOf={({ id }) => id}
        search={search}
        empty={empty}
        {...(filters ? { filters } : {})}
      />
      {open?.what === 'add' && (
        <WritingDialog wide onClose={close} title={`Add a ${one}`}>
          <Form onDone={close} />
        </WritingDialog>
      )}
      {open?.what === 'change' && (
        <WritingDialog wide onClose={close} title={`Change the ${one}`} description={nameOf(open.row)}>
          <Form row={open.row} onDone={close} />
        </WritingDialog>
      )}
      {open?.what === 'remove' && <TakeOut endpoint={remove} one={one} id={open.row.id} name={nameOf(open.row)} onClose={close} />}
    </DeskPage>
  );
}

function actions<Row>(nameOf: (row: Row) => string, onOpen: (open: Open<Row>) => void): Column<Row> {
  return {
    head: <span className="vh">What can be done</span>,
    kind: 'act',
    cell: (row) => (
      <div className="desk-row">
        <DeskButton shortcut="E" about={nameOf(row)} onClick={() => onOpen({ what: 'change', row })}>
          Change
        </DeskButton>
        <DeskButton shortcut="D" about={nameOf(row)} onClick={() => onOpen({ what: 'remove', row })}>
          Take out
        </DeskButton>
      </div>
    ),
  };
}

interface TakeOutProps {
  endpoint: Endpoint;
  one: string;
  id: number;
  name: string;
  onClose: () => void;
}

function TakeOut({ endpoint, one, id, name, onClose }: TakeOutProps) {
  const form = useDeskForm(endpoint, { params: { id }, defaults: {}, said: `The ${one} is taken out.`, onDone: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Take this ${one} out?`}
      description={`${name}. Nobody sees it from then on; the log keeps its words.`}
    >
      <DeskForm form={form} go="Take it out" others={<DeskButton onClick={onClose}>Keep it</DeskButton>} />
    </Dialog>
  );
}
