import { deviceStorage } from '@saywright/shell'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Bounds, boundsIn, heightWithin } from './panelHeight.js'

const key = 'studio_panel_height'

export type PanelHeight = {
  /** In px, within the bounds. */
  readonly height: number
  /** Undefined before it is known how much room there is. */
  readonly bounds: Bounds | undefined
  /** Whether the user chose the height; otherwise it is that of the content. */
  readonly isChosen: boolean
  readonly change: (height: number) => void
}

/** The height of a panel in its container, a choice stored in this browser. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>): PanelHeight {
  const [chosen, setChosen] = useState(storedHeight)
  const [room, setRoom] = useState<{ readonly bounds: Bounds; readonly own: number }>()
  useLayoutEffect(() => {
    const element = panel.current
    const around = element?.parentElement
    if (!element || !around) return
    const measure = () =>
      setRoom({ bounds: boundsIn(around.clientHeight), own: element.getBoundingClientRect().height })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    observer.observe(element)
    return () => observer.disconnect()
  }, [panel])
  return {
    height: room ? heightWithin(chosen ?? room.own, room.bounds) : 0,
    bounds: room?.bounds,
    isChosen: chosen !== undefined,
    change: (height) => {
      setChosen(height)
      deviceStorage.setItem(key, String(height))
    },
  }
}

function storedHeight(): number | undefined {
  const height = Number(deviceStorage.getItem(key) ?? Number.NaN)
  return Number.isFinite(height) ? height : undefined
}
