import { style, styleVariants } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.js'

const rule = (value: object) => ({ '@layer': { [layers.components]: value } })
const hiddenIn = (query: string) => rule({ '@media': { [query]: { display: 'none' } } })

export const show = style(rule({ display: 'contents' }))

export const hiddenBelow = styleVariants({
  phone: {},
  tablet: hiddenIn('screen and (max-width: 599.98px)'),
  laptop: hiddenIn('screen and (max-width: 1279.98px)'),
  desktop: hiddenIn('screen and (max-width: 1599.98px)'),
})

export const hiddenAbove = styleVariants({
  phone: hiddenIn('screen and (min-width: 600px)'),
  tablet: hiddenIn('screen and (min-width: 1280px)'),
  laptop: hiddenIn('screen and (min-width: 1600px)'),
  desktop: {},
})
