/** A QR code, drawn here: what stands in it, a link that signs a player in for example, reaches no log of any server. */
import './qr.css';
import { encode } from 'uqr';

interface QrProps {
  readonly text: string;
  /** What the code is for, said to those who cannot see it. */
  readonly label: string;
}

export function Qr({ text, label }: QrProps) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
