import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
const from = (query: string, value: object) => rule({ '@media': { [query]: value } })

export const columns = style(
  rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.layout.gridGap, minWidth: 0 }),
)

const counts = { 1: 1, 2: 2, 3: 3, 4: 4 }
export type ColumnCount = keyof typeof counts

// In the order of the widths, so that the larger wins.
export const counted = {
  phone: styleVariants(counts, (count) => rule(equal(count))),
  tablet: styleVariants(counts, (count) => from(media.tablet, equal(count))),
  laptop: styleVariants(counts, (count) => from(media.laptop, equal(count))),
  desktop: styleVariants(counts, (count) => from(media.desktop, equal(count))),
}

export const besides = style(
  rule({
    alignItems: 'start',
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    },
  }),
)

const alignments = { stretch: 'stretch', start: 'start', center: 'center', end: 'end' } as const
export type ColumnAlignment = keyof typeof alignments
export const alignedColumns = styleVariants(alignments, (alignItems) => rule({ alignItems }))
