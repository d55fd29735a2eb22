import type { ReactNode } from 'react';
import { getOrganization } from '@careerscoop/contract/desk-organization';
import type { Answer } from '@careerscoop/contract/endpoint';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskLink } from '../desk-button.tsx';
import { DeskAnswer, Panel } from '../desk-page.tsx';

type Organization = Answer<typeof getOrganization>;

/** What is made of one of the own open codes; without one, the way to ask for it. */
export function WithOwnCodes({ children }: { children: (organization: Organization) => ReactNode }) {
  const asked = useAnswer(deskOneQuery(getOrganization));
  return (
    <DeskAnswer asked={asked}>
      {(organization) =>
        organization.codes.length > 0 ? (
          children(organization)
        ) : (
          <Panel pad>
            <p>You have no open code yet.</p>
            <div className="desk-row">
              <DeskLink to={deskPaths.home}>Ask for a class code</DeskLink>
            </div>
          </Panel>
        )
      }
    </DeskAnswer>
  );
}

export const choicesOf = ({ codes }: Organization) => codes.map(({ code, label }) => ({ value: code, label: `${code} · ${label}` }));
