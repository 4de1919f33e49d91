import { style } from '@vanilla-extract/css'
import { inScreen } from '../../../parts/inScreen.js'

export const heading = style(inScreen({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 }))
export const actions = style(inScreen({ display: 'flex', alignItems: 'center', gap: 12, flexShrink: 0 }))
