import { boxOf, describeElement } from './faultsIn.js'
import { isDrawn, lookOf, ownLookOf } from './paint.js'

const focusable =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), textarea:enabled, [tabindex="0"]'

/**
 * Controls that do not show that they have the focus while the system forces its colours. Those of a kind that was looked at
 * before are left out.
 *
 * @param seen kinds of controls that show it; filled here.
 */
export async function focusFaults(page: HTMLElement, seen: Set<string>): Promise<string[]> {
  const faults: string[] = []
  const controls = [...page.querySelectorAll<HTMLElement>(focusable)]
  const putOff = new Set<Element>()
  for (const control of controls) {
    const kind = `${control.tagName} ${control.className} ${control.getAttribute('type')} ${boxOf(control).className}`
    if (seen.has(kind) || !isDrawn(boxOf(control))) continue
    // A dialog may have given it the focus: how it looks without is seen once another control has it.
    if (document.activeElement === control && !putOff.has(control)) {
      putOff.add(control)
      controls.push(control)
      continue
    }
    const before = lookAround(control)
    // Like the Tab key, which does not reach every control of a group.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    control.focus()
    await frame()
    if (document.activeElement === control && lookAround(control) === before)
      faults.push(`the focus is not seen: ${describeElement(control)}`)
    else seen.add(kind)
    control.blur()
    await frame()
  }
  return faults
}

function lookAround(control: Element): string {
  const box = boxOf(control)
  const around: string[] = []
  for (let each = box.parentElement; each && around.length < 4; each = each.parentElement)
    around.push(ownLookOf(each))
  return [lookOf(box), ...around].join('\n')
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
