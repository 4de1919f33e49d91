import { style } from '@vanilla-extract/css'
import { rule } from './rule.js'

/**
 * Around a text beside a part that comes and goes. It has no box, so that the text stays where it stood; but a page translation
 * that moves the text stays within it, where React does not look for the text.
 */
export const ownText = style(rule({ display: 'contents' }))
