import { VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId } from 'react'
import { ground as groundClass } from './GraphPane.css.js'
import { graphMessages } from './messages.js'
import type { PressedPart } from './PressedPart.js'
import { RuleSvg, type RuleSvgProps } from './RuleSvg.js'
import { useDrag } from './useDrag.js'
import type { Zoom } from './useZoom.js'

export type GraphGroundProps = Omit<RuleSvgProps, 'zoom'> & {
  zoom: Zoom
  ground: RefObject<HTMLDivElement | null>
  onPress: (part: PressedPart) => void
}

/** The drawing on its ground, which scrolls: by wheel, finger and arrow keys, and by dragging. */
export function GraphGround({ zoom, ground, onPress, ...drawing }: GraphGroundProps) {
  const t = useMessages(graphMessages)
  const keysId = useId()
  useDrag(ground)
  const { chosen } = drawing
  useEffect(() => {
    const box = chosen && ground.current?.querySelector(`[data-key="${chosen}"]`)
    if (box) box.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen, ground])

  const press = ({ target }: MouseEvent) => {
    const part = (target as Element).closest<SVGElement>('[data-key]')?.dataset
    if (part?.key) onPress({ kind: part.box === 'more' ? 'more' : 'part', key: part.key })
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.fit,
  }
  const pressKey = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div
      ref={ground}
      className={groundClass}
      role="group"
      aria-label={drawing.label}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onKeyDown={pressKey}
      onClick={press}
    >
      <RuleSvg {...drawing} zoom={zoom.value} />
      <VisuallyHidden id={keysId}>{t('keys')}</VisuallyHidden>
    </div>
  )
}
