import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Area } from './cut-square.ts';

const MOST_ZOOM = 4;

interface PhotoCropProps {
  image: string;
  onArea: (area: Area) => void;
  onBroken: () => void;
}

/** Which square of the photo is shown: by dragging, by the arrow keys, and by the slider for how near. */
export default function PhotoCrop({ image, onArea, onBroken }: PhotoCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const id = useId();
  return (
    <div className="crop">
      <div className="crop__box">
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          zoomWithScroll={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          mediaProps={{ alt: 'The photo you chose', onError: onBroken }}
          cropperProps={{ role: 'application', 'aria-label': 'Part of the photo that is shown. Arrow keys move the photo.' }}
        />
      </div>
      <div className="crop__zoom">
        <label htmlFor={id}>Zoom</label>
        <input
          id={id}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${zoom.toFixed(1)} times`}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </div>
    </div>
  );
}
