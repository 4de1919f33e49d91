import type { ReactNode, Ref } from 'react'
import * as css from './EmptyState.css.js'

export type EmptyStateProps = {
  /** Name of what is missing, for example "No test yet". */
  title: ReactNode
  /** One sentence: why the user would add an item. */
  children?: ReactNode
  /** One small button. */
  actions?: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Shown in place of an empty list: the line of a silent waveform and how to add the first item. */
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
