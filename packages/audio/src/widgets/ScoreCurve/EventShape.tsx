import { shape } from './ScoreCurve.css.js'
import type { ScoreEventKind } from './ScoredSound.js'

/** The sign of an event: its shape says as much as its colour. */
export function EventShape({ kind }: { kind: ScoreEventKind }) {
  return (
    <svg className={shape[kind]} width={12} height={12} viewBox="0 0 12 12" aria-hidden>
      {kind === 'mistake' ? (
        <rect x={1.5} y={1.5} width={9} height={9} rx={1} />
      ) : (
        <circle cx={6} cy={6} r={kind === 'anti' ? 4 : 5} />
      )}
    </svg>
  )
}
