import { boxOf } from './look.js'

const enough = 44

type Area = { left: number; right: number; top: number; bottom: number }

/** Why a focused control would not be visible; undefined when it is. */
export function hiddenBy(control: Element): string | undefined {
  const box = boxOf(control)
  const pieces = [...box.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  if (pieces.length === 0) return 'it is not drawn'
  const port = portOf(box)
  const reasons = pieces.map((piece) => hiddenPiece(box, piece, port))
  return reasons.includes(undefined) ? undefined : `${reasons[0]}, ${placeOf(box)}`
}

function placeOf(box: Element): string {
  const { x, y, width, height } = box.getBoundingClientRect()
  return `${Math.round(width)} by ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`
}

function hiddenPiece(box: Element, piece: Area, port: Area): string | undefined {
  const seen = both(piece, port)
  // Of a large element, the area of a finger.
  const isEnough =
    widthOf(seen) >= Math.min(widthOf(piece) / 2, enough) &&
    heightOf(seen) >= Math.min(heightOf(piece) / 2, enough)
  if (!isEnough) return 'it is scrolled away'
  const hit = box.ownerDocument.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
  if (hit && (box.contains(hit) || (isTransparent(box) && hit.contains(box)))) return undefined
  return `${hit ? describeElement(hit) : 'nothing'} lies over it`
}

/** The part of the page that the window and all scrolling or clipping containers show of an element. */
function portOf(box: Element): Area {
  let port: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (let each = box; each.parentElement; each = each.parentElement) {
    const { position } = getComputedStyle(each)
    if (position === 'fixed') break
    const parent = each.parentElement
    const { overflowX, overflowY } = getComputedStyle(parent)
    if (parent === document.body || parent === document.documentElement) break
    if (overflowX === 'visible' && overflowY === 'visible') continue
    port = both(port, parent.getBoundingClientRect())
  }
  return port
}

const both = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})
const widthOf = ({ left, right }: Area) => right - left
const heightOf = ({ top, bottom }: Area) => bottom - top
const isTransparent = (box: Element) => getComputedStyle(box).pointerEvents === 'none'

/** An element as text, without what is inside it. */
export function describeElement(element: Element): string {
  const { outerHTML, innerHTML, textContent } = element
  const tag = innerHTML ? outerHTML.replace(innerHTML, '') : outerHTML
  return `${tag.slice(0, 200)} ${textContent?.trim().slice(0, 40) ?? ''}`.trim()
}
