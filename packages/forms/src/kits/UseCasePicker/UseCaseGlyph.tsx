import { nothingChosen, type TechnologyChoice, useCaseFlags } from '@saywright/api/contract'
import { BarGlyph, type BarGlyphProps } from '@saywright/ui'

export type UseCaseGlyphProps = Omit<BarGlyphProps, 'bars' | 'label'> & {
  choice: TechnologyChoice
  /**
   * Resources that the project already has, drawn solid; other selected use cases are outlined. Without it, all selected use
   * cases are solid.
   */
  delivered?: TechnologyChoice
}

/** Draws the selected use cases as bars, beside a text that says the same. */
export function UseCaseGlyph({ choice, delivered, ...rest }: UseCaseGlyphProps) {
  const solid = delivered ?? choice
  const asked = delivered ? choice : nothingChosen
  const bars = useCaseFlags.map((flag) => (solid[flag] ? 'solid' : asked[flag] ? 'outline' : 'dot'))
  return <BarGlyph {...rest} bars={bars} label="" />
}
