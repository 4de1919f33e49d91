import { useMessages } from '../../i18n/useMessages.js'
import { technologies } from '../../tokens/technologies.js'
import { BandBars, type BandBarsProps, type BandState } from './BandBars.js'
import { bandGlyphMessages } from './messages.js'

export type { BandState }

export type BandGlyphProps = Omit<BandBarsProps, 'label'> & {
  /** Said instead of the count; empty when the words beside it already say it. */
  label?: string
}

/** The signature of a project: seven bars in fixed places, filled when delivered, outlined when requested, a dot when absent. */
export function BandGlyph({ label, ...rest }: BandGlyphProps) {
  const counted = useCountLabel(rest.states)
  return <BandBars {...rest} label={label ?? counted} />
}

function useCountLabel(states: BandGlyphProps['states']): string {
  const t = useMessages(bandGlyphMessages)
  const countOf = (state: BandState) =>
    technologies.filter((technology) => states[technology] === state).length
  const delivered = countOf('delivered')
  const requested = countOf('requested')
  const total = technologies.length
  if (delivered && requested) return t('deliveredAndRequested', { count: delivered, requested, total })
  if (delivered) return t('delivered', { count: delivered, total })
  if (requested) return t('requested', { count: requested, total })
  return t('none')
}
