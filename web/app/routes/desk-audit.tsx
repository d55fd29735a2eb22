import { privateMeta } from '../lib/private-meta.ts';
export { AuditScreen as default } from '../subjects/desk/audit/audit-screen.tsx';

export const meta = () => privateMeta('Audit');
