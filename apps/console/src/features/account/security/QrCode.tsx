import { encode } from 'uqr'

export type QrCodeProps = {
  /** Text that the code encodes. */
  value: string
  /** Accessible description of the code. */
  label: string
  /** Side in px. */
  size?: number
}

// Modules of light around the code; a camera needs four to find it.
const quietZone = 4

/** A QR code as one path: dark on light in every theme, because cameras expect it so. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  const { data, size: modules } = encode(value, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={{ forcedColorAdjust: 'none' }}
    >
      <path fill="#ffffff" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="#000000" d={path} />
    </svg>
  )
}
