import type { Project } from '@saywright/api/contract'
import { bandStates } from '@saywright/shell'
import { BandGlyph } from '@saywright/shell/components'
import { tile } from './GlyphTile.css.js'

/** The band glyph of a project on its tile. */
export function GlyphTile({ project }: { project: Pick<Project, 'tags'> }) {
  return (
    <span className={tile}>
      <BandGlyph states={bandStates(project)} size={28} />
    </span>
  )
}
