import { BarGlyph } from '@saywright/ui'

/** The picture of a page that stopped working, without any part of the page. */
export function CrashGlyph() {
  return <BarGlyph bars={[]} size={56} isMono label="" />
}
