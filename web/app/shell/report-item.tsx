import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { SessionUser } from '../lib/session.ts';
import { profileQuery } from '../lib/profile-query.ts';
import { reportReason } from './report-reason.ts';

/** The report in the menu under the name: a link to its own address, or disabled with the reason while there is none. */
export default function ReportItem({ user }: { user: SessionUser }) {
  const { data } = useQuery(profileQuery);
  const address = data?.ai_report;
  // One element in both cases: it would lose the focus that it has when the address comes.
  return (
    <Menu.Item className="menu__item" disabled={!address} render={<a href={address || undefined} target="_blank" rel="noopener" />}>
      <FileText className="ic" />
      <span>
        AI Insights Report
        {/* The second line stands in every case: nothing below may move while it is pressed. */}
        <small className="account__why">{data ? reportReason(user, address ?? '', data.assessment_taken).short : '\u00a0'}</small>
      </span>
    </Menu.Item>
  );
}
