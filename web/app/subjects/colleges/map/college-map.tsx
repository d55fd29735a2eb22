import type { CollegeSearch } from '@careerscoop/contract/colleges';
import type { Asked } from '../college-address.ts';
import { cardId } from '../college-card.tsx';
import { stateName } from '../state-names.ts';
import { frame, type Point, WIDTH } from './frame.ts';
import { type Degrees, readOutline, STATES_DRAWN } from './read-outline.ts';
import { DISC, spread } from './spread.ts';
import './college-map.css';

/** A circle wider than this says nothing on a map of one state. */
const WIDEST_RING = 500;
/** A disc that stays so near to its place needs no lead to it. */
const NEAR = 5;

/** The states that lie together. */
const MAINLAND = STATES_DRAWN.filter((state) => state !== 'AK' && state !== 'HI');

interface CollegeMapProps {
  found: CollegeSearch;
  asked: Asked;
  /** The school that somebody points at in the list. */
  looked: number | null;
}

/**
 * The schools of the list by their numbers, on the state as its ZIP codes draw it. The list says the same in words, so
 * the map is one picture to those who cannot see it; a press on a number leads to its school there.
 */
export default function CollegeMap({ found: { results, place, meta }, asked, looked }: CollegeMapProps) {
  const places = results.map(({ longitude, latitude }): Degrees => [longitude, latitude]);
  const home: Degrees | null = place && [place.longitude, place.latitude];
  const states = [...new Set(results.map(({ state }) => state))];
  // Without a place to begin from, the schools of many states are shown on the whole country.
  const own = place?.state ?? asked.state ?? (states.length === 1 ? states[0] : undefined);
  const ring = home && asked.miles !== undefined && asked.miles <= WIDEST_RING ? { middle: home, miles: asked.miles } : null;
  const map = frame({ places: home ? [...places, home] : places, ring, outline: outlines(own === undefined ? MAINLAND : [own]) });
  const points = places.map(map.toMap);
  const house = home && map.toMap(home);
  const discs = spread(points, { width: WIDTH, height: map.height, kept: house ? [house] : [] });
  const first = (meta.page - 1) * meta.per_page + 1;
  return (
    <figure className="map">
      <svg
        viewBox={`0 0 ${WIDTH} ${Math.round(map.height)}`}
        role="img"
        aria-label={`Map of ${own === undefined ? 'the United States' : stateName(own)} with ${results.length === 1 ? 'one school' : `${results.length} schools`}. The list says the same in words.`}
      >
        <path className="map__land map__land--other" d={pathOf(MAINLAND.flatMap(readOutline), map.toMap)} />
        {[...new Set([...states, ...(own === undefined ? [] : [own])])].map((state) => (
          <path key={state} className="map__land" d={pathOf(readOutline(state), map.toMap)} />
        ))}
        {ring && <Ring middle={map.toMap(ring.middle)} radius={map.ofMiles(ring.miles)} miles={ring.miles} height={map.height} />}
        {results.map(({ unitid }, index) => (
          <Disc
            key={unitid}
            number={first + index}
            at={discs[index] as Point}
            place={points[index] as Point}
            chosen={looked === unitid || asked.compare.includes(unitid)}
            onPress={() => lead(unitid)}
          />
        ))}
        {house && <path className="map__home" d={`M${house[0] - 9} ${house[1]}l9-9 9 9v9h-18Z`} />}
      </svg>
      <figcaption className="tiny soft">
        {place && `The small house is ZIP ${place.zipcode}. `}Each number is the school with that number in the list. Outlines drawn from
        ZIP codes: GeoNames, CC BY 4.0.
      </figcaption>
    </figure>
  );
}

const outlines = (states: readonly string[]) => states.flatMap((state) => readOutline(state).flat());

/** From a number on the map to its school in the list. */
function lead(unitid: number): void {
  const card = document.getElementById(cardId(unitid));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

function pathOf(lines: readonly (readonly Degrees[])[], toMap: (place: Degrees) => Point): string {
  const text = (place: Degrees) =>
    toMap(place)
      .map((figure) => figure.toFixed(1))
      .join(' ');
  return lines.map((line) => `M${line.map(text).join('L')}Z`).join('');
}

interface DiscProps {
  number: number;
  at: Point;
  place: Point;
  chosen: boolean;
  onPress: () => void;
}

function Disc({ number, at: [x, y], place: [placeX, placeY], chosen, onPress }: DiscProps) {
  const away = Math.hypot(x - placeX, y - placeY) > NEAR;
  return (
    <g className={chosen ? 'map__school map__school--on' : 'map__school'} data-number={number} onClick={onPress}>
      {away && (
        <>
          <path className="map__lead" d={`M${placeX} ${placeY}L${x} ${y}`} />
          <circle className="map__place" cx={placeX} cy={placeY} r={3.4} />
        </>
      )}
      <circle className="map__disc" cx={x} cy={y} r={DISC} />
      <text className="map__number" x={x} y={y + 4.4}>
        {number}
      </text>
      {chosen && <circle className="map__cherry" cx={x} cy={y - DISC - 0.5} r={4.6} />}
    </g>
  );
}

interface RingProps {
  middle: Point;
  radius: number;
  miles: number;
  height: number;
}

/** How far was asked for, with its miles where the circle leaves room for them. */
function Ring({ middle: [x, y], radius, miles, height }: RingProps) {
  const below = y + radius + 14 < height;
  return (
    <>
      <circle className="map__ring" cx={x} cy={y} r={radius} />
      <text className="map__miles" x={Math.min(WIDTH - 40, Math.max(40, x))} y={below ? y + radius + 14 : Math.max(12, y - radius - 6)}>
        {miles} miles
      </text>
    </>
  );
}
