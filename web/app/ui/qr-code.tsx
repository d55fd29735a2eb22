import { encode } from 'uqr';
import './css/qr-code.css';

/** A text as a QR code: one path, dark on light in both themes, because some cameras read no other. Fetch it when it is wanted (`fetched`). */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="var(--a-white)" />
      <path d={path} fill="var(--a-choc)" />
    </svg>
  );
}
