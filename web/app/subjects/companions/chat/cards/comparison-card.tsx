import type { CardOf } from '@careerscoop/contract/chat-cards';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import { Scoop } from '@careerscoop/art/parts.tsx';
import { Picture } from '@careerscoop/art/picture.tsx';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Sources } from './sources.tsx';
import './comparison.css';

type Comparison = CardOf<'comparison'>;

/** Careers side by side. The two main differences have their own ground and a key in words. */
export function ComparisonCard({ card: { careers, rows, reasons, sources } }: { card: Comparison }) {
  const name = `${careers.map(({ title }) => title).join(' and ')}, side by side`;
  return (
    <section className="tcard" aria-label={name}>
      <table className="side-by" data-careers={careers.length}>
        <thead>
          <tr>
            <td />
            {careers.map(({ onet_code, title }) => (
              <th key={onet_code} scope="col">
                <CareerSceneFile onet_code={onet_code} className="side-by__pic" />
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.main ? 'apart' : undefined}>
              <th scope="row">{row.label}</th>
              {row.values.map(({ text, value }, index) => (
                <td key={careers[index]?.onet_code ?? index}>
                  {isPay(row.key) && <PayDome value={value} most={mostOf(row)} />}
                  <span className={value === null ? undefined : 'num'}>{text}</span>
                </td>
              ))}
            </tr>
          ))}
          {reasons.some((own) => own.length > 0) && (
            <tr>
              <th scope="row">From your answers</th>
              {careers.map(({ onet_code }, index) => (
                <td key={onet_code}>
                  <small>{reasons[index]?.join(' ') || 'Not one of your ten'}</small>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {rows.some(({ main }) => main) && (
        <p className="side-by__key">
          <i aria-hidden="true" />
          The main differences
        </p>
      )}
      <Sources of={sources} />
      <div className="row">
        <LinkButton kind="line" size="small" to={paths.compare(careers.map(({ slug }) => slug))}>
          Open the full comparison
        </LinkButton>
      </div>
    </section>
  );
}

const isPay = (key: string) => /wage|pay/.test(key);
const mostOf = ({ values }: Comparison['rows'][number]) => Math.max(1, ...values.map(({ value }) => value ?? 0));

/** A scoop as wide as the pay. */
function PayDome({ value, most }: { value: number | null; most: number }) {
  if (value === null) return null;
  return (
    <span className="side-by__dome" style={{ width: `${Math.max(22, Math.round((62 * value) / most))}px` }}>
      <Picture width={72} height={44}>
        <Scoop x={34} y={34} r={30} bumps={4} />
      </Picture>
    </span>
  );
}
