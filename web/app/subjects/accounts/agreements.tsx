import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

interface AgreementsProps {
  terms: UseFormRegisterReturn;
  sharing: UseFormRegisterReturn;
  /** A last sentence beside the terms, such as what it says of the age. */
  also?: string;
  sharingText: string;
  error?: string | undefined;
}

export const STUDENT_SHARING =
  'The school or group that sponsors me may see my name, contact details, answers, careers and activity. You can say no. Under 18, a parent has to say yes too.';

/** The two boxes. The texts open in a tab of their own, so that the form is not lost. */
export function Agreements({ terms, sharing, also = '', sharingText, error }: AgreementsProps) {
  return (
    <div className="form-grid__w2">
      <CheckboxField
        label={
          <>
            I have read and accept the{' '}
            <Link to={paths.terms} target="_blank" rel="noopener">
              Terms and Conditions
            </Link>{' '}
            and the{' '}
            <Link to={paths.privacy} target="_blank" rel="noopener">
              Privacy Policy
            </Link>
            . {also}
          </>
        }
        {...terms}
        error={error}
      />
      <CheckboxField label={sharingText} {...sharing} />
    </div>
  );
}
