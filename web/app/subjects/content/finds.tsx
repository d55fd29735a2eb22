import { Compass, Sparkles } from 'lucide-react';
import { ResourceSlider } from './resource-slider.tsx';
import './finds.css';

/** Two rows of free things worth a look. Without a school they hold what is for everybody. */
export default function Finds({ school }: { school: number | undefined }) {
  return (
    <div className="finds">
      <ResourceSlider
        kind="picks"
        school={school}
        title="Picks For You"
        lead="To plan what comes next."
        icon={<Compass className="ic" />}
      />
      <ResourceSlider
        kind="finds"
        school={school}
        title="Great Finds"
        lead="To learn, try and wonder."
        icon={<Sparkles className="ic" />}
      />
    </div>
  );
}
