import { bandStates } from '@saywright/shell'
import { BandGlyph } from '@saywright/shell/components'
import { tile } from './GlyphTile.css.js'

export type GlyphTileProps = {
  project: Parameters<typeof bandStates>[0]
  /** Whether nothing was requested yet: its edge is dashed. */
  isDraft?: boolean
}

/** The band glyph of a project on its tile. */
export function GlyphTile({ project, isDraft = false }: GlyphTileProps) {
  return (
    <span className={tile} data-draft={isDraft || undefined}>
      <BandGlyph states={bandStates(project)} size={28} />
    </span>
  )
}
