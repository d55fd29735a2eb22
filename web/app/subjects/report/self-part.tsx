import type { Report } from '@careerscoop/contract/report';
import { isAreaKey } from '@careerscoop/art/areas.ts';
import { AreaTile } from '@careerscoop/art/area-tile.tsx';
import { ScoopCount } from '@careerscoop/art/scoop-count.tsx';
import { Block, type Room } from '../../ui/block.tsx';
import { TypeHexagon } from './type-hexagon.tsx';

type Self = NonNullable<Report['self']>;
const CUPS = ['1st', '2nd', '3rd'];
const HIGHEST = 5;

/** Interests and strengths, in figures that the student gave. */
export function SelfPart({ self: { types, areas, strengths } }: { self: Self }) {
  return (
    <>
      <Block room="vanilla" className="report__types" aria-labelledby="report-types">
        <div>
          <h2 className="h2" id="report-types">
            Your six kinds of interest
          </h2>
          <TypeHexagon types={types} />
        </div>
        <TypeTable types={types} />
      </Block>
      <section className="report__part" aria-labelledby="report-areas">
        <h2 className="h2" id="report-areas">
          What you would enjoy most
        </h2>
        {areas.length === 0 && <p>No area stood out clearly from the rest. That can mean that you like many things.</p>}
        <ul className="report__areas">
          {areas.map(({ key, name, meaning, rating }) => (
            <li key={key}>
              {isAreaKey(key) && <AreaTile area={key} />}
              <div>
                <h3 className="h3">{name}</h3>
                <p className="report__rated">
                  <ScoopCount count={rating} of={HIGHEST} />
                  <span className="small">You gave it {rating} of 5.</span>
                </p>
                <p className="small soft">{meaning}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Strengths strengths={strengths} />
    </>
  );
}

/** The hexagon in words, the highest rating first. */
function TypeTable({ types }: Pick<Self, 'types'>) {
  return (
    <table className="report__table">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Your cup</th>
          <th scope="col">Rating</th>
        </tr>
      </thead>
      <tbody>
        {types
          .toSorted((one, other) => other.rating - one.rating)
          .map(({ type, meaning, rating, picked }) => (
            <tr key={type}>
              <th scope="row">
                <b className="d">{type}</b>
                <span className="small">{meaning}</span>
              </th>
              <td>{picked === null ? '–' : CUPS[picked - 1]}</td>
              <td className="num">{rating.toFixed(1)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const SIDES = [
  { key: 'traits', title: 'Where you shine', tint: 'blue' },
  { key: 'skills', title: 'Things you do well', tint: 'mint' },
  { key: 'activities', title: 'Activities you enjoy', tint: 'straw' },
] as const satisfies { key: string; title: string; tint: Room }[];

function Strengths({ strengths }: Pick<Self, 'strengths'>) {
  return (
    <div className="report__strengths">
      {SIDES.map(({ key, title, tint }) => (
        <section key={key} className={`report__side report__side--${tint}`} aria-labelledby={`report-${key}`}>
          <h2 className="h3" id={`report-${key}`}>
            {title}
          </h2>
          <p>
            <b>{strengths[`top_${key}`].join(', ')}</b>
          </p>
          {strengths[`${key}_insights`]
            .split('\n')
            .filter(Boolean)
            .map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}
