import { Outlet } from 'react-router';
import { paths } from '../lib/paths.ts';
import { PageTabs } from '../subjects/site/page-tabs.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const TABS = [
  { label: "Student's Stories", to: paths.storiesOfStudents, also: paths.stories },
  { label: "Parent's Stories", to: paths.storiesOfParents },
];

export default function StoriesPage() {
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap page-head">
        <PageTitle lead="What it was like to find ten careers, or to watch somebody do it. Where it says “Example”, we put the story together from several people, until real ones want to be named.">
          Stories
        </PageTitle>
        <PageTabs label="Whose stories" tabs={TABS} />
      </div>
      <Outlet />
    </main>
  );
}
