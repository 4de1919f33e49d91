import type { ReactNode, Ref } from 'react'
import { badge, shape } from './StatusBadge.css.js'

export type Status = 'draft' | 'done' | 'running' | 'waiting' | 'pending' | 'ended' | 'failed'

export type StatusBadgeProps = {
  /**
   * Status, which sets the shape: a dotted ring for draft, a disc for done, a half disc for running, a ring
   * for waiting or pending, a square for ended or failed.
   */
  status: Status
  /** Label of the status. */
  children: ReactNode
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/**
 * Shows a status by a shape and a label. Shapes differ as well as colours, so that the status never depends
 * on colour alone.
 */
export function StatusBadge({ status, children, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} className={badge}>
      <svg className={shape[status]} width={9} height={9} viewBox="0 0 9 9" aria-hidden>
        {shapes[status]}
      </svg>
      <span>{children}</span>
    </span>
  )
}

const ring = <circle cx={4.5} cy={4.5} r={3.6} fill="none" stroke="currentColor" strokeWidth={1.8} />
const square = <rect x={0.5} y={0.5} width={8} height={8} rx={1} fill="currentColor" />

const shapes = {
  draft: (
    <circle
      cx={4.5}
      cy={4.5}
      r={3.9}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeDasharray="1.4 1.05"
    />
  ),
  done: <circle cx={4.5} cy={4.5} r={4.5} fill="currentColor" />,
  running: (
    <>
      <circle cx={4.5} cy={4.5} r={3.75} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path d="M4.5 0.75a3.75 3.75 0 0 0 0 7.5z" fill="currentColor" />
    </>
  ),
  waiting: ring,
  pending: ring,
  ended: square,
  failed: (
    <path
      d="M1.5 0.5h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM3.05 2.2l-.85.85L3.65 4.5 2.2 5.95l.85.85L4.5 5.35 5.95 6.8l.85-.85L5.35 4.5 6.8 3.05l-.85-.85L4.5 3.65z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
} as const
