import type { ReactNode } from 'react'
import { aside as asideClass, center, head as headClass, panes } from './StudioShell.css.js'

export type StudioPanesProps = {
  /** The middle pane, such as an editor and its problems. */
  children: ReactNode
  /** The line above the panes: the open object and its actions. */
  head?: ReactNode
  /** The pane at the end: 360 px on laptops, 428 px on desktops. */
  aside?: ReactNode
  /** Label of the pane at the end. */
  asideLabel?: string
}

/** The panes of a studio screen; each scrolls by itself. */
export function StudioPanes({ children, head, aside, asideLabel }: StudioPanesProps) {
  return (
    <div className={panes}>
      {head && <div className={headClass}>{head}</div>}
      <div className={center}>{children}</div>
      {aside && (
        <aside className={asideClass} aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  )
}
