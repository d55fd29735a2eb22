import { useState } from 'react';

import { AreaTile } from '@careerscoop/art/area-tile.tsx';
import { ScoopCount } from '@careerscoop/art/scoop-count.tsx';
import { BarList } from '../bar-list.tsx';
import { Block, Card } from '../block.tsx';
import { Button } from '../button.tsx';
import { Chip, LiftedChip } from '../chip.tsx';
import { Crumbs } from '../crumbs.tsx';
import { Logo } from '../logo.tsx';
import { MoreText } from '../more-text.tsx';
import { Paging } from '../paging.tsx';
import { RateRow, RateScale, type Rating } from '../rate-row.tsx';
import { ShownStars, Stars } from '../stars.tsx';
import { Steps } from '../steps.tsx';
import { Tabs } from '../tabs.tsx';
import { Tag } from '../tag.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';

const ROOMS = ['straw', 'mint', 'waffle', 'vanilla', 'blue', 'choc', 'surface'] as const;

const LONG = `You open the gate at eight and walk the trail. A tree fell in the night, so you mark it and
call it in. At ten a school class comes: you show them owl pellets and let them pull one apart. After lunch
you count frogs at the pond and type in the numbers. The last hour is for visitors.`;

export function ChipsSection() {
  return (
    <>
      <section>
        <h2 className="h3">Chips and tags</h2>
        <div className="row">
          <Chip>Listening well</Chip>
          <Chip aria-pressed="true">Picked</Chip>
          <Chip grab>Leading people</Chip>
          <Chip disabled>Not now</Chip>
          <LiftedChip>Being dragged</LiftedChip>
          <Tag tone="mint">Strong fit</Tag>
          <Tag tone="blue">Good fit</Tag>
          <Tag tone="waffle">Some fit</Tag>
          <Tag tone="straw">Stretch</Tag>
          <Tag>Plain</Tag>
          <Tag tone="big">Strong fit</Tag>
          <Tag tone="outline">Number 1 of your ten</Tag>
          <Tag tone="askew">AI recommended</Tag>
        </div>
      </section>
      <section>
        <h2 className="h3">Tabs</h2>
        <Tabs
          label="Sessions"
          tabs={[
            { value: 'active', label: 'Active Sessions', content: <p>What is planned.</p> },
            { value: 'history', label: 'Session History', content: <p>What has been.</p> },
            { value: 'off', label: 'Not open yet', content: null, disabled: true },
          ]}
        />
      </section>
      <section>
        <h2 className="h3">Where one is, and the pages of a list</h2>
        <Crumbs above={[{ name: 'Home', to: '/' }]} here="This page" />
        <Paging label="Pages" page={2} pages={3} searchOf={(page) => `?page=${page}`} onPage={() => undefined} />
      </section>
      <section>
        <h2 className="h3">Logo, theme, longer text</h2>
        <div className="row">
          <Logo />
          <ThemeSwitch />
        </div>
        <MoreText text={LONG} />
      </section>
    </>
  );
}

export function RatingSection() {
  const [stars, setStars] = useState<number | null>(4);
  const [first, setFirst] = useState<Rating | null>(5);
  const [second, setSecond] = useState<Rating | null>(null);
  const [third, setThird] = useState<Rating | null>(null);
  return (
    <>
      <section>
        <h2 className="h3">Stars and progress</h2>
        <div className="row">
          <Stars label="Rate Park Naturalist" value={stars} onValue={setStars} />
          <Stars label="Rate, still saving" value={3} onValue={setStars} busy />
          <Stars label="Rate, not open yet" value={null} onValue={setStars} disabled />
          <ShownStars value={4} />
        </div>
        <br />
        <Steps parts={[100, 60, 0, 0]} label="Part 2 of 4, 13 of 21 skills sorted" />
        <br />
        <div className="row">
          <ScoopCount count={2} of={5} className="dev__count" title="2 of 5 scoops" />
        </div>
        <br />
        <BarList
          full={100}
          bars={[
            { label: 'Bachelor’s degree', value: 62, text: '62%' },
            { label: 'High school diploma', note: 'with a note', value: 38, text: '38%' },
          ]}
        />
      </section>
      <section>
        <h2 className="h3">Rating rows</h2>
        <RateScale />
        <div className="dev__rows">
          <RateRow
            question="Study rivers, weather and wild places to protect them"
            icon={<AreaTile area="outdoors" />}
            value={first}
            onValue={setFirst}
          />
          <RateRow
            question="Get a broken engine or machine running again"
            icon={<AreaTile area="fix_machines" />}
            value={second}
            onValue={setSecond}
            current
          />
          <RateRow question="Write code for an app or a game" icon={<AreaTile area="coding" />} value={third} onValue={setThird} missing />
          <RateRow question="Not open yet" icon={<AreaTile area="meaning" />} value={2} onValue={setThird} disabled />
        </div>
      </section>
    </>
  );
}

export function RoomsSection() {
  return (
    <section>
      <h2 className="h3">Rooms and cards</h2>
      <div className="dev__rooms">
        {ROOMS.map((room) => (
          <Block key={room} room={room} as="div" pad>
            <h3 className="h3">{room}</h3>
            <p>
              Text and <a href="#main">a link</a>.
            </p>
            <br />
            <div className="row">
              <Button kind="go" size="small">
                Go
              </Button>
              <Button kind="line" size="small">
                Line
              </Button>
            </div>
          </Block>
        ))}
        <Card>
          <h3 className="h3">Card</h3>
          <p>
            Text and <a href="#main">a link</a>.
          </p>
        </Card>
        <Block room="straw" as="div" pad>
          <Card>
            <h3 className="h3">Card in a room</h3>
            <p>
              Text and <a href="#main">a link</a>.
            </p>
          </Card>
        </Block>
      </div>
    </section>
  );
}
