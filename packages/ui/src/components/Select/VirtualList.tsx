import type { ReactNode } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components'
import { useWidthClass } from '../../theme/useWidthClass.js'

/** Draws only the options in view. Loaded on its own: a short list does not pay for it. */
export function VirtualList({ children }: { children: ReactNode }) {
  const widthClass = useWidthClass()
  const isTouch = widthClass === 'phone' || widthClass === 'tablet'
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: isTouch ? 44 : 34, padding: 5 }}>
      {children}
    </Virtualizer>
  )
}
