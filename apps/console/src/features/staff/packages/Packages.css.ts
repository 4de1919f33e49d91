import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A name of Conan has no spaces at which it could be broken, and may be as long as the page is wide. */
export const name = style(screenRule({ minWidth: '12em', overflowWrap: 'anywhere' }))
