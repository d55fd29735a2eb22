import type { UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { Step2Form } from './step2-schema.ts';

/** The two boxes. The texts open in a tab of their own, so that the form is not lost. */
export function Agreements({ register, error }: { register: UseFormRegister<Step2Form>; error: string | undefined }) {
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
            . I am 13 or older.
          </>
        }
        {...register('is_read_terms_and_policies')}
        error={error}
      />
      <CheckboxField
        label="The school or group that sponsors me may see my name, contact details, answers, careers and activity. You can say no. Under 18, a parent has to say yes too."
        {...register('allow_data_sharing')}
      />
    </div>
  );
}
