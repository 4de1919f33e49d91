export type Size = { width: number; height: number }
export type Box = Size & { x: number; y: number }

export type CardPlace = {
  /** Side of the target on which the card is; `over` when there is no space beside it. */
  side: 'below' | 'above' | 'after' | 'before' | 'over'
  /** Left and upper edge in px of the window. */
  x: number
  y: number
  /** Middle of the notch in px from the left edge of the card, or from its upper edge when it is beside. */
  notch: number
}

/** Between target and card, in px. */
const distance = 24
/** Least space to the edges of the window, in px. */
const margin = 12
/** How far along its target the notch points, and its least distance from the corners of the card, in px. */
const pointing = { along: 44, corner: 22 }

/**
 * Position of the card of a tour: below its target, else above, beside, or over its lower part. In px of the
 * window.
 */
export function placeCard(target: Box, card: Size, window: Size): CardPlace {
  const within = (value: number, size: number, limit: number) =>
    Math.max(margin, Math.min(value, limit - size - margin))
  const notchOn = (aim: number, start: number, size: number) =>
    Math.max(pointing.corner, Math.min(aim - start, size - pointing.corner))

  const x = within(target.x, card.width, window.width)
  const y = within(target.y, card.height, window.height)
  const notchX = notchOn(target.x + Math.min(target.width / 2, pointing.along), x, card.width)
  const notchY = notchOn(target.y + Math.min(target.height / 2, pointing.along), y, card.height)

  const below = target.y + target.height + distance
  const above = target.y - distance - card.height
  const after = target.x + target.width + distance
  const before = target.x - distance - card.width
  if (below + card.height + margin <= window.height) return { side: 'below', x, y: below, notch: notchX }
  if (above >= margin) return { side: 'above', x, y: above, notch: notchX }
  if (after + card.width + margin <= window.width) return { side: 'after', x: after, y, notch: notchY }
  if (before >= margin) return { side: 'before', x: before, y, notch: notchY }
  return { side: 'over', x, y: window.height - card.height - distance, notch: notchX }
}
