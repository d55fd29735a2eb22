import { Suspense, useState } from 'react';
import { PRODUCT } from '@careerscoop/contract/constants';
import { fetched } from '../../../lib/fetched.tsx';
import { paths } from '../../../lib/paths.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { DeskButton } from '../desk-button.tsx';
import { choicesOf, WithOwnCodes } from './own-codes.tsx';
import './organization.css';

const QrCode = fetched(() => import('../../../ui/qr-code.tsx'));

/** A page for the classroom wall: what this is, the code, and the way by a camera. */
export function ClassSheet() {
  const [chosen, setChosen] = useState<string>();
  return (
    <WithOwnCodes>
      {(organization) => {
        const code = chosen ?? organization.codes[0]?.code ?? '';
        return (
          <>
            <div className="desk-row class-sheet__tools">
              <SelectField
                id="sheet-code"
                name="code"
                label="Code"
                choices={choicesOf(organization)}
                value={code}
                onChange={({ target }) => setChosen(target.value)}
              />
              <DeskButton kind="go" onClick={() => window.print()}>
                Print it
              </DeskButton>
            </div>
            <Sheet name={organization.name} code={code} />
          </>
        );
      }}
    </WithOwnCodes>
  );
}

function Sheet({ name, code }: { name: string; code: string }) {
  const address = `${window.location.origin}${paths.newStudent(code)}`;
  const short = `${window.location.host}/new/student`;
  return (
    <article className="class-sheet" aria-label="The sheet">
      <p className="class-sheet__who">
        {PRODUCT.name} · {name}
      </p>
      <h2>Which ten careers fit you?</h2>
      <p className="class-sheet__lead">About 13 minutes, four short parts. Then you have ten careers, with reasons. It is free.</p>
      <div className="class-sheet__way">
        <Suspense fallback={<Spinner>Drawing…</Spinner>}>
          <QrCode text={address} label={`Leads to ${short} with the code ${code}`} />
        </Suspense>
        <ol>
          <li>Point your camera here, or go to {short}</li>
          <li>
            Type our code when you sign up: <b className="class-sheet__code">{code}</b>
          </li>
          <li>Confirm your email, and begin.</li>
        </ol>
      </div>
      <p>You are 13 or older. You decide alone whether your school sees your ten careers; under 18 a parent says yes too.</p>
    </article>
  );
}
