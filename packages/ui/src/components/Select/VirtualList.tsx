import type { ReactNode } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components'
import { useWidthClass } from '../../theme/useWidthClass.js'

/** Renders only visible options. Loaded on demand, for long lists. */
export function VirtualList({ children }: { children: ReactNode }) {
  const widthClass = useWidthClass()
  const isTouch = widthClass === 'phone' || widthClass === 'tablet'
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: isTouch ? 44 : 34, padding: 5 }}>
      {children}
    </Virtualizer>
  )
}
