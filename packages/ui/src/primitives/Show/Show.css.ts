import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'

const hiddenIn = (query: string) => rule({ '@media': { [query]: { display: 'none' } } })

export const show = style(rule({ display: 'contents' }))

export const hiddenBelow = styleVariants({
  phone: {},
  tablet: hiddenIn(media.phoneOnly),
  laptop: hiddenIn(media.touch),
  desktop: hiddenIn('screen and (max-width: 1599.98px)'),
})

export const hiddenAbove = styleVariants({
  phone: hiddenIn(media.tablet),
  tablet: hiddenIn(media.laptop),
  laptop: hiddenIn(media.desktop),
  desktop: {},
})
