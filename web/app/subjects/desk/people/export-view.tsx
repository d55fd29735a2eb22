import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ExportFormat, makeExport } from '@careerscoop/contract/desk-exports';
import { saveFile } from '../../../lib/save-file.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { SchoolField } from './school-field.tsx';

const FORMATS = [
  { value: 'csv', label: 'Spreadsheet (CSV)' },
  { value: 'json', label: 'Data (JSON), with every answer' },
];
const FOLLOWS =
  'The file holds name, contact, careers and when the assessment was taken, of those alone who agree to sharing at this moment. For each of them it is written down that you took it.';

/** A file of the students who share: of an organization its own, of everybody else one school’s or one code’s. */
export function ExportView() {
  const own = !useMay('students.change');
  const [search] = useSearchParams();
  const [made, setMade] = useState<string>();
  const form = useDeskForm(makeExport, {
    defaults: {
      kind: 'students',
      format: 'csv',
      school_id: Number(search.get('school_id')) || undefined,
      code: search.get('code') ?? undefined,
      current_password: '',
    },
    keeps: true,
    onDone: (file) => {
      const format = form.getValues('format') as ExportFormat;
      const name = `careerscoop-students.${format}`;
      saveFile(name, file as Blob, format === 'csv' ? 'text/csv' : 'application/json');
      setMade(name);
    },
  });
  return (
    <Panel pad>
      <DeskForm form={form} title="Students who share" go="Make the file" grave={FOLLOWS}>
        <div className="desk-fields">
          {!own && (
            <>
              <SchoolField
                of={form.field('school_id')}
                value={form.watch('school_id')}
                onValue={(school) => form.setValue('school_id', school ?? undefined)}
                none="None: a code instead"
              />
              <TextField
                label="Or a code"
                autoComplete="off"
                {...form.field('code', { setValueAs: (value) => (value ? String(value) : undefined) })}
              />
            </>
          )}
          <SelectField label="As" choices={FORMATS} {...form.field('format')} />
        </div>
      </DeskForm>
      <p role="status">{made && `${made} is in your downloads. Keep it where only those read it who need it.`}</p>
    </Panel>
  );
}
