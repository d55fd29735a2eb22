import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tokenField } from '@careerscoop/contract/fields';
import { guardianAccess, useGuardianAccess } from '../lib/guardian-access.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { BareFrame } from '../shell/bare-frame.tsx';
import { Closed, OpenLink } from '../subjects/consent/parent-gate.tsx';
import { ParentPage } from '../subjects/consent/parent-page.tsx';
import '../subjects/consent/decide.css';

export const meta = () => [...privateMeta('Read and decide'), SECRET_ADDRESS];

export default function ParentsDecidePage() {
  const { token, arriving } = useLinkToken();
  const { done, end } = useDone(arriving);
  const kept = useGuardianAccess();
  const opened = arriving ? null : kept;
  return (
    <BareFrame>
      <main id="main" tabIndex={-1} className="wrap decide-page">
        {opened ? (
          <ParentPage key={opened.expires_at} opened={opened} onDone={end} />
        ) : done ? (
          <Closed
            title="This page is closed"
            lead="Nobody can read it here now. What you saved is kept, and a fresh link opens it again."
          />
        ) : token === undefined ? (
          <Closed
            title="Open the link we sent you"
            lead="This page opens by the link in our message alone. If you closed it half-way, press the link once more."
          />
        ) : tokenField.safeParse(token).success ? (
          <OpenLink key={token} token={token} />
        ) : (
          <Closed title="This link is incomplete" lead="Maybe the mail program cut it off. A fresh one takes a minute." />
        )}
      </main>
    </BareFrame>
  );
}

/** Whether the parent has closed their page themselves: then nothing of it stays in this tab. Another link opens another one. */
function useDone(arriving: boolean) {
  const client = useQueryClient();
  const [done, setDone] = useState(false);
  if (arriving && done) setDone(false);
  return {
    done,
    end() {
      setDone(true);
      guardianAccess.end();
      client.removeQueries({ queryKey: ['guardian'] });
    },
  };
}

/** What stands after the sign of a mailed link; it is taken out of the address at once and kept in memory alone. */
function useLinkToken(): { token: string | undefined; arriving: boolean } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1) || undefined);
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    // Another link may be about another child.
    guardianAccess.end();
    void navigate(paths.parentsDecide, { replace: true });
  }, [hash, navigate]);
  return { token, arriving: hash !== '' };
}
