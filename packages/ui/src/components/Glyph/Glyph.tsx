/** Paths on a square of 24, from the icons of lucide. */
const paths = {
  check: 'M20 6 9 17l-5-5',
  minus: 'M5 12h14',
  cross: 'M18 6 6 18M6 6l12 12',
  down: 'm6 9 6 6 6-6',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0',
  alert: 'M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0',
}

export type GlyphProps = {
  name: keyof typeof paths
  /**
   * Side in px.
   * @default 16
   */
  size?: number
  /**
   * Stroke width in px of the 24 px drawing.
   * @default 1.75
   */
  strokeWidth?: number
  className?: string
}

/**
 * The few icons that the basic components draw themselves, hidden from screen readers. It keeps the icon
 * library out of bundles that need only these; icons passed as props come from lucide-react.
 */
export function Glyph({ name, size = 16, strokeWidth = 1.75, className }: GlyphProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  )
}
