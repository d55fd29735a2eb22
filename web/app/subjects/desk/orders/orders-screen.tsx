import { Link } from 'react-router';
import { type DeskOrder, listDeskOrders } from '@careerscoop/contract/desk-orders';
import { ORDER_STATES as STATES } from '@careerscoop/contract/payments';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { money } from '../../../lib/money.ts';
import type { Column } from '../../../ui/data-table.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { OrderStateMark } from './order-state.tsx';
import { ORDER_STATES } from './order-words.ts';

const FILTERS: readonly Filter[] = [
  { name: 'state', label: 'State', choices: STATES.map((value) => ({ value, label: ORDER_STATES[value] })) },
];

const COLUMNS: readonly Column<DeskOrder>[] = [
  { head: 'Order', sort: 'number', cell: ({ number }) => <Link to={deskPaths.order(number)}>{number}</Link> },
  { head: 'For', label: 'For', cell: ({ student }) => student?.first_name ?? 'Account gone' },
  { head: 'Plan', cell: ({ title }) => title },
  { head: 'State', cell: ({ state }) => <OrderStateMark state={state} /> },
  { head: 'Amount', sort: 'amount', kind: 'number', label: 'Amount', cell: ({ amount }) => money(amount) },
  { head: 'Given back', kind: 'number', label: 'Given back', cell: ({ refunded }) => (refunded > 0 ? money(refunded) : '') },
  { head: 'Begun', sort: 'created_at', label: 'Begun', cell: ({ created_at }) => dayInWords(created_at) },
];

/** Every plan that was bought or begun to be. */
export function OrdersScreen() {
  return (
    <DeskPage title="Orders" lead="Open one to see its ledger, and to give its money back." may="orders.read">
      <DeskList
        endpoint={listDeskOrders}
        caption="Orders, the newest first."
        columns={COLUMNS}
        keyOf={(order: DeskOrder) => order.number}
        filters={FILTERS}
        search="Order, name, email"
        sort="-created_at"
        empty="Nobody has bought a plan yet."
      />
    </DeskPage>
  );
}
