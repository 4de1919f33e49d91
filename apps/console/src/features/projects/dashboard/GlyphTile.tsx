import { bandStates } from '@saywright/shell'
import { BandGlyph } from '@saywright/shell/components'
import { tile } from './GlyphTile.css.js'

/** The band glyph of a project on its tile. */
export function GlyphTile({ project }: { project: Parameters<typeof bandStates>[0] }) {
  return (
    <span className={tile}>
      <BandGlyph states={bandStates(project)} size={28} />
    </span>
  )
}
