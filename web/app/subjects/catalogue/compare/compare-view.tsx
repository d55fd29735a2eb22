import { Printer } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { CompareHeads } from './compare-heads.tsx';
import { CompareLikes } from './compare-likes.tsx';
import { CompareOutlook } from './compare-outlook.tsx';
import { ComparePay } from './compare-pay.tsx';
import { ComparePicker } from './compare-picker.tsx';
import { CompareRow } from './compare-row.tsx';
import { CompareSchool } from './compare-school.tsx';
import { CompareStart } from './compare-start.tsx';
import { useCompared } from './use-compared.ts';
import '../explore-picture.css';
import './compare.css';
import './compare-figures.css';
import './compare-columns.css';

interface CompareViewProps {
  /** How a career goes with who looks at it, for those of whom that is known. */
  ownMatch?: ((career: CareerDetail) => ReactNode) | undefined;
}

/** Two to four careers side by side. The address holds which. */
export function CompareView({ ownMatch }: CompareViewProps) {
  const { slugs, careers, missing, tooMany, waiting, error, retrying, retry, add, remove } = useCompared();
  const rows = { careers };
  const body = useRef<HTMLDivElement>(null);
  function takeOut(slug: string) {
    // Its button goes with it: the focus waits where the rest is.
    body.current?.focus({ preventScroll: true });
    remove(slug);
  }
  return (
    <>
      <Block room="blue" className="block--page cmp-top">
        <PageTitle lead="Hold two, three or four next to each other. Free, no account needed.">Compare careers</PageTitle>
        <div className="cmp-top__x needs-script">
          <ComparePicker slugs={slugs} onAdd={add} />
          {careers.length > 0 && (
            <Button kind="line" onClick={() => window.print()}>
              <Printer className="ic" /> Print
            </Button>
          )}
        </div>
        <div className="cmp-cups" aria-hidden="true">
          <img className="art" src="/art/cups/artistic.svg" alt="" width={220} height={270} />
          <img className="art" src="/art/cups/investigative.svg" alt="" width={220} height={270} />
        </div>
      </Block>
      <div className="wrap cmp" data-count={careers.length} ref={body} tabIndex={-1}>
        <VisuallyHidden>
          <span role="status">{careers.length > 0 && !waiting && `Side by side: ${careers.map(({ title }) => title).join(', ')}`}</span>
        </VisuallyHidden>
        {missing.length > 0 && (
          <Notice>
            We could not find {missing.map((slug) => `“${nameOf(slug)}”`).join(' and ')}. It may go by another name: try the search.
          </Notice>
        )}
        {tooMany && <Notice>Four fit side by side, so here are the first four.</Notice>}
        {error && <ErrorState text={error.message} error={error} onRetry={retry} retrying={retrying} />}
        {slugs.length === 0 && <CompareStart />}
        {waiting && careers.length === 0 && <CompareBones />}
        {careers.length > 0 && (
          <>
            <CompareHeads careers={careers} onRemove={takeOut} />
            {careers.length === 1 && !waiting && <Notice>Add one more, and you can hold them side by side.</Notice>}
            {ownMatch && <CompareRow title="How it fits you" {...rows} cell={ownMatch} />}
            <ComparePay {...rows} />
            <CompareOutlook {...rows} />
            <CompareSchool {...rows} />
            <CompareImpact {...rows} />
            <CompareLikes {...rows} />
          </>
        )}
      </div>
    </>
  );
}

const LONGEST = 40;
const nameOf = (slug: string) => slug.replaceAll('-', ' ').slice(0, LONGEST);

function CompareBones() {
  return (
    <Skeleton label="Loading the careers…">
      <div className="cmp-bones">
        <Bone kind="card" size="22rem" />
        <Bone kind="card" size="14rem" />
        <Bone kind="card" size="14rem" />
      </div>
    </Skeleton>
  );
}

const LEVELS = { H: 'High', M: 'Moderate', L: 'Low' } as const;

/** What AI could do in each work. */
function CompareImpact({ careers }: { careers: readonly CareerDetail[] }) {
  return (
    <CompareRow
      title="AI impact"
      note="What AI could help with, not whether the job will be there."
      careers={careers}
      source="ai-exposure"
      cell={({ impact, impact_text }) =>
        impact ? (
          <>
            <p className="cmp-word">
              <b>{LEVELS[impact]}</b>
            </p>
            <p>{impact_text}</p>
          </>
        ) : (
          <p className="cmp-none">Nobody has rated this work yet.</p>
        )
      }
    />
  );
}
