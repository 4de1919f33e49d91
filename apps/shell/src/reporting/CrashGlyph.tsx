import { BarGlyph } from '@saywright/ui'

/** The picture of a page that stopped working: nothing of it is there. */
export function CrashGlyph() {
  return <BarGlyph bars={[]} size={56} isMono label="" />
}
