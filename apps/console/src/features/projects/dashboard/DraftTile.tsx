import { type UseCaseFlag, useCaseOf } from '@saywright/api/contract'
import { bandStates } from '@saywright/shell'
import { BandGlyph, type BandGlyphProps } from '@saywright/shell/components'
import { tile } from './GlyphTile.css.js'

export type DraftTileProps = { useCases: readonly UseCaseFlag[] }

/** What is chosen in a project that one has begun to describe: nothing of it is delivered. */
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
