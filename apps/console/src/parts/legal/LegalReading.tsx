import { ProseContents } from '@saywright/ui'
import type { LegalSection } from './LegalDocument.js'
import * as css from './LegalReading.css.js'
import { LegalText } from './LegalText.js'

export type LegalReadingProps = {
  sections: readonly LegalSection[]
  /** Begins the ids of the headings. */
  prefix: string
  /** The title of the text, for screen readers. */
  label: string
  /** Whether the text is in a dialog and scrolls alone; on a page the page does. */
  isInDialog?: boolean
}

/** A long text beside its contents, which follow the reading position. On phones the contents are one select above it. */
export function LegalReading({ sections, prefix, label, isInDialog = false }: LegalReadingProps) {
  const place = isInDialog ? 'dialog' : 'page'
  return (
    <div className={css.readings[place]}>
      <div className={css.contents[place]}>
        <ProseContents sections={sections.map(({ id, label }) => ({ id: `${prefix}-${id}`, label }))} />
      </div>
      {/* Scrollable content can be reached with the keyboard. */}
      <div
        className={css.texts[place]}
        {...(isInDialog ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        <LegalText sections={sections} prefix={prefix} />
      </div>
    </div>
  )
}
