import type { Paint } from '@careerscoop/art/paint.ts';
import { Scoop } from '@careerscoop/art/parts.tsx';
import { Picture } from '@careerscoop/art/picture.tsx';
import type { InterestRow } from './interest-words.ts';

const SMALLEST = 7;
const GROWTH = 23;

interface InterestTableProps {
  caption: string;
  /** What the figures of the two columns are. */
  note: string;
  rows: InterestRow[];
}

/** Amounts of the student and of the work, side by side: the more, the bigger the scoop. */
export function InterestTable({ caption, note, rows }: InterestTableProps) {
  return (
    <table className="ich__t">
      <caption>
        <span className="d h3">{caption}</span>
        <span className="small soft">{note}</span>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">You</th>
          <th scope="col">This work</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, formal, student, career }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {formal && <span className="small soft">{formal}</span>}
            </th>
            <Amount {...student} color="blue" />
            <Amount {...career} color="waffle" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ share, text, figure, color }: InterestRow['student'] & { color: Paint }) {
  return (
    <td>
      <Picture width={72} height={44}>
        <Scoop x={36} y={33} r={SMALLEST + GROWTH * share} color={color} shine={null} bumps={4} />
      </Picture>
      {text}
      {figure && <span className="tiny soft">{figure}</span>}
    </td>
  );
}
