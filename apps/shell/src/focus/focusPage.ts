import { focusHeading } from '@saywright/ui'

/** A page that has no heading by then keeps the focus on its main part. */
const patienceMilliseconds = 10_000

const dialogs = '[role="dialog"], [role="alertdialog"]'

// Elements that keep the focus: text fields, dialogs, and the pressed tab, which names its panel.
const keepers = `input, textarea, select, [contenteditable="true"], [role="tab"], :is(${dialogs}) *`

/**
 * Leads to the page that has just come: waits for the dialog that led there to close, and for the heading where the page is
 * still loading. A page that puts the focus in one of its fields keeps it there.
 *
 * @param say is given the title of the page where its heading does not say it.
 * @returns gives up.
 */
export function focusPage(document: Document, say: (title: string) => void): () => void {
  const end = performance.now() + patienceMilliseconds
  let frame = requestAnimationFrame(look)
  // A closing dialog returns the focus a frame later.
  let calmFrames = 0

  function look() {
    calmFrames = document.querySelector(dialogs) ? 0 : calmFrames + 1
    if (calmFrames >= 3 && arrive()) return
    if (performance.now() < end) frame = requestAnimationFrame(look)
  }

  function arrive(): boolean {
    const main = document.querySelector('main')
    if (!main) return false
    if (main.contains(document.activeElement) && document.activeElement?.matches(keepers)) return true
    const heading = main.querySelector('h1')
    if (!heading && document.activeElement === main) return false
    const place = focusHeading(heading ?? main, { preventScroll: true })
    if (!heading) return false
    const [title = ''] = document.title.split(' · ')
    if (!place?.textContent?.includes(title)) say(title)
    return true
  }

  return () => cancelAnimationFrame(frame)
}
