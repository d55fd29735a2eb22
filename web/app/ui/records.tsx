import './css/records.css';

interface RecordSection {
  title: string;
  about: string;
  rows: readonly Record<string, unknown>[];
}

/** Data as it is held, section by section, for people to read. Each section folds. */
export function Records({ sections }: { sections: readonly RecordSection[] }) {
  return (
    <div className="records">
      {sections.map(({ title, about, rows }) => (
        <details key={title} className="records__s">
          <summary>
            <b>{title}</b> <span className="small soft">{rows.length === 1 ? '1 entry' : `${rows.length} entries`}</span>
          </summary>
          <p className="small">{about}</p>
          {rows.map((row, index) => (
            <dl key={index} className="records__r">
              {Object.entries(row).map(([name, value]) => (
                <div key={name}>
                  <dt>{name.replaceAll('_', ' ')}</dt>
                  <dd>{shown(value)}</dd>
                </div>
              ))}
            </dl>
          ))}
        </details>
      ))}
    </div>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
