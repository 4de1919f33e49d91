import { style } from '@vanilla-extract/css'
import { rule } from './rule.js'

/**
 * Around a text beside a conditional part. It has no box, so that the text keeps its place; but a page translation that
 * moves the text stays within it, where React does not look for the text.
 */
export const ownText = style(rule({ display: 'contents' }))
