import { privateMeta } from '../lib/private-meta.ts';
export { OrderScreen as default } from '../subjects/desk/orders/order-screen.tsx';

export const meta = () => privateMeta('Order');
