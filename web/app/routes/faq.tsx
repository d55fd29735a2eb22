import { Outlet } from 'react-router';
import { paths } from '../lib/paths.ts';
import { PageTabs } from '../subjects/site/page-tabs.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const TABS = [
  { label: 'Career Explorer', to: paths.faqExplorer, also: paths.faq },
  { label: 'Community Partner', to: paths.faqPartner },
];

export default function FaqPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="page-head">
        <PageTitle lead="Short answers. If yours is missing, write to us: “Contact us” is at the foot of the page.">
          Questions people ask
        </PageTitle>
        <PageTabs label="Whose questions" tabs={TABS} />
      </div>
      <Outlet />
    </main>
  );
}
