import { type Color, colorOf, contrastOf, groundOf, hasEdge, isDrawn, lookOf } from './paint.js'

const fields = 'input:not([type="hidden"]), textarea, [contenteditable="true"]'
const pressed = 'button, a[href], [role="button"]'
const shapes = 'path, rect, circle, ellipse, line, polyline, polygon'
const selected =
  ':checked, [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'
// Pending controls are not greyed; native colours and the thumb of a slider have no text that could be.
const disabled =
  ':is(button:disabled, input:disabled, textarea:disabled, [aria-disabled="true"]):not([data-pending], [type="color"], [type="range"])'
const groups = '[role="group"], [role="radiogroup"], [role="tablist"], [role="listbox"], nav, ul, fieldset'

/**
 * What is invisible while the system forces its colours on a page: icons, edges of controls, and states. One sentence each.
 */
export function faultsIn(page: HTMLElement): string[] {
  return [...iconFaults(page), ...edgeFaults(page), ...selectionFaults(page), ...disabledFaults(page)]
}

function iconFaults(page: HTMLElement): string[] {
  return drawn(page, 'svg').flatMap((icon) => {
    const paints = [...icon.querySelectorAll(shapes)].flatMap(paintsOf)
    const ground = groundOf(icon)
    if (paints.length === 0 || paints.some((paint) => contrastOf(paint, ground) >= 3)) return []
    return [`an icon disappears, ${paints[0]} on ${ground}: ${describeElement(icon.parentElement ?? icon)}`]
  })
}

/** The colours in which a shape is painted. What leaves them to the system has none of its own, whatever is computed. */
function paintsOf(shape: Element): Color[] {
  const { fill, stroke, forcedColorAdjust } = getComputedStyle(shape)
  if (forcedColorAdjust === 'auto') return []
  return [fill, stroke].filter((paint) => paint !== 'none' && !paint.startsWith('url')).map(colorOf)
}

/** Controls that have an edge or a ground of their own, or are in one, by their own colours keep it. */
function edgeFaults(page: HTMLElement): string[] {
  const { style } = document.documentElement
  style.forcedColorAdjust = 'none'
  const usable = drawn(page, `${pressed}, ${fields}`).filter((control) => !isDisabled(control))
  const edged = usable.filter(isEdged)
  style.forcedColorAdjust = ''
  return edged
    .filter((control) => !isEdged(control))
    .map((control) => `the edge of a control disappears: ${describeElement(control)}`)
}

function isEdged(control: Element): boolean {
  return (control.matches(fields) ? framesOf(control) : [control]).some(hasEdge)
}

/** The frame of a field, or the content of a label when the box is drawn there. */
function framesOf(field: Element): Element[] {
  const box = boxOf(field)
  if (box !== field) return [box, ...box.querySelectorAll('*')]
  const frame = field.parentElement
  return [field, frame, frame?.parentElement].filter((element) => element instanceof Element)
}

/** A selected control looks different from what comes after it in its group: of stars, those before look selected too. */
function selectionFaults(page: HTMLElement): string[] {
  return drawn(page, selected).flatMap((control) => {
    const isPeer = (other: Element) =>
      control.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING &&
      !other.matches(selected) &&
      !isDisabled(other) &&
      kindOf(other) === kindOf(control)
    const peer = isDisabled(control) ? undefined : neighbours(control).find(isPeer)
    if (!peer || lookOf(boxOf(peer)) !== lookOf(boxOf(control))) return []
    return [`what is chosen looks like what is not: ${describeElement(control)}`]
  })
}

function neighbours(control: Element): Element[] {
  const group = control.closest(groups)
  return group ? [...group.querySelectorAll(control.tagName)].filter((other) => isDrawn(boxOf(other))) : []
}

function disabledFaults(page: HTMLElement): string[] {
  const gray = systemColor('GrayText')
  return drawn(page, disabled).flatMap((control) => {
    const box = boxOf(control)
    const colors = [box, control, ...box.querySelectorAll('*')].flatMap((part) => {
      const { color, stroke } = getComputedStyle(part)
      return [color, stroke]
    })
    return colors.includes(gray)
      ? []
      : [`what is disabled looks as if it could be used: ${describeElement(control)}`]
  })
}

function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The control, or the label in which an invisible box is drawn. */
export function boxOf(control: Element): Element {
  return control.matches('input') ? (control.closest('label') ?? control) : control
}

const kindOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('type')}`

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]')

function drawn(page: HTMLElement, selector: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)].filter((element) => isDrawn(boxOf(element)))
}

/** An element as text, without what is inside it. */
export function describeElement(element: Element): string {
  const { outerHTML, innerHTML, textContent } = element
  return `${outerHTML.replace(innerHTML, '')} ${textContent?.trim().slice(0, 40) ?? ''}`
}
