import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const place = style(
  rule({
    position: 'relative',
    display: 'grid',
    flex: 1,
    minHeight: 320,
    overflow: 'hidden',
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
  }),
)

export const frame = style(rule({ width: '100%', height: '100%', border: 'none', colorScheme: 'normal' }))

export const veil = style(
  rule({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: color.surface.raised,
  }),
)

export const message = style(
  rule({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 6,
    padding: vars.layout.cardPadding,
    textAlign: 'center',
  }),
)

export const title = style(rule({ ...textStyle('h3'), color: color.text.primary }))

export const text = style(rule({ ...textStyle('bodySmall'), maxWidth: '46ch', color: color.text.secondary }))

export const actions = style(
  rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginBlockStart: 10 }),
)
