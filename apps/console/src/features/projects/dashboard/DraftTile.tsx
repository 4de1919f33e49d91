import { type UseCaseFlag, useCaseOf } from '@saywright/api/contract'
import { bandStates } from '@saywright/shell'
import { BandGlyph, type BandGlyphProps } from '@saywright/shell/components'
import { tile } from './GlyphTile.css.js'

export type DraftTileProps = { useCases: readonly UseCaseFlag[] }

/** Tile of the technologies that are selected in a draft of a project; none of them is delivered. */
export function DraftTile({ useCases }: DraftTileProps) {
  const tags = useCases.map((flag) => ({ technology: useCaseOf[flag].technology, langs: [] }))
  const states: BandGlyphProps['states'] = Object.fromEntries(
    Object.keys(bandStates({ tags })).map((technology) => [technology, 'requested']),
  )
  return (
    <span className={tile} data-draft>
      <BandGlyph states={states} size={28} />
    </span>
  )
}
