import { boxOf } from './look.js'
import { tabbable } from './reach.js'
import { describeElement } from './sight.js'

/** Side of what a finger hits, in px. @see the design language, control heights on touch */
const side = 44

/** Controls that are smaller than a finger. A link inside a sentence is as high as its line. @see WCAG 2.2, 2.5.8 */
export function targetFaults(): string[] {
  return tabbable()
    .filter((control) => !isInline(control) && !control.isContentEditable && control.tagName !== 'IFRAME')
    .flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const box = boxOf(control)
      const { width, height } = box.getBoundingClientRect()
      const isLarge = (width >= side || reaches(box, 'x')) && (height >= side || reaches(box, 'y'))
      return isLarge
        ? []
        : [`${Math.round(width)} by ${Math.round(height)} px to touch: ${describeElement(control)}`]
    })
}

function isInline(control: Element): boolean {
  return control.tagName === 'A' && getComputedStyle(control).display === 'inline'
}

/** Whether what is around a control is pressed for it. */
function reaches(box: Element, axis: 'x' | 'y'): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [-1, 1].every((direction) => {
    const away = direction * (side / 2 - 1)
    const hit = axis === 'x' ? document.elementFromPoint(x + away, y) : document.elementFromPoint(x, y + away)
    return hit !== null && box.contains(hit)
  })
}
