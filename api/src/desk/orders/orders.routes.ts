import { getDeskOrder, listDeskOrders, refundOrder } from '@careerscoop/contract/desk-orders';
import type { FastifyInstance } from 'fastify';
import { requireCurrentPassword } from '../../accounts/check-current-password.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { deskMetaOf } from '../counted.ts';
import { sortOf } from '../list-page.ts';
import { orderDetail, requireOrder } from './order-detail.ts';
import { listOrdersAt, orderRowOf } from './orders.sql.ts';
import { refundByStaff } from './refund-by-staff.ts';

/** Orders at the desk: to find, to read with their ledger, and to give back. */
export function deskOrdersRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, listDeskOrders, async ({ query: { sort = '-created_at', page, q, state }, request }) => {
    const { total, rows } = await listOrdersAt(db, scopeOf(request), { q, state, page, ...sortOf(sort) });
    return { results: rows.map(orderRowOf), meta: deskMetaOf(page, total) };
  });

  handle(app, getDeskOrder, ({ params: { number }, request }) => orderDetail(db, scopeOf(request), number, now()));

  handle(app, refundOrder, async ({ params: { number }, body, request }) => {
    const scope = scopeOf(request);
    const { order } = await requireOrder(db, scope, number);
    await requireCurrentPassword(services, scope.user_id, body.current_password);
    const { cents } = await refundByStaff(services, { order_id: order.id, reason: body.reason, actor_id: scope.user_id });
    return { amount: cents, credit: order.credit_cents, order: await orderDetail(db, scope, number, now()) };
  });
}
