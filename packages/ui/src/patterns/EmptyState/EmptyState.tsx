import type { ReactNode, Ref } from 'react'
import * as css from './EmptyState.css.js'

export type EmptyStateProps = {
  /** What is missing: "No test yet". */
  title: ReactNode
  /** One sentence: why one would want some. */
  children?: ReactNode
  /** One small button. */
  actions?: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Stands where a list has nothing to show yet: the line of a silent waveform, and how to begin. */
export function EmptyState({ title, children, actions, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={css.empty}>
      <span className={css.silence} aria-hidden />
      <p className={css.title}>{title}</p>
      {children && <p className={css.text}>{children}</p>}
      {actions && <div className={css.action}>{actions}</div>}
    </div>
  )
}
