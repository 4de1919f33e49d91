import { nothingChosen, type TechnologyChoice, useCaseFlags } from '@saywright/api/contract'
import { BarGlyph, type BarGlyphProps } from '@saywright/ui'

export type UseCaseGlyphProps = Omit<BarGlyphProps, 'bars' | 'label'> & {
  choice: TechnologyChoice
  /** What is there already is solid; what is chosen beside it is outlined. Without it, all that is chosen is solid. */
  delivered?: TechnologyChoice
}

/** The chosen use cases as bars, beside words that say the same. */
export function UseCaseGlyph({ choice, delivered, ...rest }: UseCaseGlyphProps) {
  const solid = delivered ?? choice
  const asked = delivered ? choice : nothingChosen
  const bars = useCaseFlags.map((flag) => (solid[flag] ? 'solid' : asked[flag] ? 'outline' : 'dot'))
  return <BarGlyph {...rest} bars={bars} label="" />
}
