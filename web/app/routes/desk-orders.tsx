import { privateMeta } from '../lib/private-meta.ts';
export { OrdersScreen as default } from '../subjects/desk/orders/orders-screen.tsx';

export const meta = () => privateMeta('Orders');
