import { type Bar, BarGlyph, type BarGlyphProps } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type Technology, technologies } from '../technologies.js'
import { bandGlyphMessages } from './messages.js'

export type BandState = 'delivered' | 'requested' | 'absent'

export type BandGlyphProps = Omit<BarGlyphProps, 'bars' | 'label'> & {
  /** The state of each technology in the project; a missing one is absent. */
  states: Readonly<Partial<Record<Technology, BandState>>>
  /** Said instead of the count; empty when the words beside it already say it. */
  label?: string
}

const barOf: Readonly<Record<BandState, Bar>> = { delivered: 'solid', requested: 'outline', absent: 'dot' }

/** The signature of a project: seven bars in fixed places, filled when delivered, outlined when requested, a dot when absent. */
export function BandGlyph({ states, label, ...rest }: BandGlyphProps) {
  const counted = useCountLabel(states)
  const bars = technologies.map((technology) => barOf[states[technology] ?? 'absent'])
  return <BarGlyph {...rest} bars={bars} label={label ?? counted} />
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
