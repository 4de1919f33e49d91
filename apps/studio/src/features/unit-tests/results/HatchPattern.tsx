import { hatch } from './HatchPattern.css.js'

/** Hatching that distinguishes a shape without its colour. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1={0} y1={0} x2={0} y2={8} className={hatch} />
    </pattern>
  )
}
