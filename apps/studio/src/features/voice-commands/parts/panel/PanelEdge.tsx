import { useMessages } from '@saywright/ui/i18n'
import type { KeyboardEvent, PointerEvent } from 'react'
import { edge } from './BottomPanel.css.js'
import { panelMessages } from './messages.js'
import { type Bounds, heightStep, heightWithin } from './panelHeight.js'

export type PanelEdgeProps = {
  /** In px. */
  height: number
  bounds: Bounds
  onHeight: (height: number) => void
}

/** The upper edge of a panel, which makes it higher and lower: by dragging, by the arrows, Home and End. */
export function PanelEdge({ height, bounds, onHeight }: PanelEdgeProps) {
  const t = useMessages(panelMessages)
  const change = (next: number) => onHeight(heightWithin(next, bounds))
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: height + heightStep,
    ArrowDown: height - heightStep,
    PageUp: height + 4 * heightStep,
    PageDown: height - 4 * heightStep,
    Home: bounds.least,
    End: bounds.most,
  }
  const pressKey = (event: KeyboardEvent) => {
    const next = keys[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    change(next)
  }
  const drag = ({ currentTarget, pointerId, clientY, button }: PointerEvent<HTMLDivElement>) => {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    const move = (event: globalThis.PointerEvent) => change(height + clientY - event.clientY)
    const end = () => {
      currentTarget.removeEventListener('pointermove', move)
      currentTarget.removeEventListener('lostpointercapture', end)
    }
    currentTarget.addEventListener('pointermove', move)
    currentTarget.addEventListener('lostpointercapture', end)
  }
  return (
    <div
      className={edge}
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('height')}
      aria-valuenow={height}
      aria-valuemin={bounds.least}
      aria-valuemax={bounds.most}
      tabIndex={0}
      onKeyDown={pressKey}
      onPointerDown={drag}
    />
  )
}
