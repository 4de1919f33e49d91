import { vars } from '@saywright/ui/contract'
import { focusRing, media, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const zone = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '12px 16px',
    border: `1px dashed ${color.border.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.canvas,
    outline: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-drop-target]': {
        background: color.accent.tint,
        border: `1px solid ${color.accent.text}`,
      },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
    },
  }),
)

export const icon = style(rule({ flexShrink: 0, color: color.text.secondary }))

export const words = style(
  rule({ ...textStyle('bodySmall'), flex: '1 1 220px', minWidth: 0, color: color.text.secondary }),
)

export const invitation = style(rule({ fontWeight: 600, color: color.text.primary }))

export const frame = style(rule({ display: 'flex', flexDirection: 'column', gap: 10, minWidth: 0 }))

export const line = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    gap: 6,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
    selectors: { '&[data-tone="problem"]': { color: color.danger.text } },
  }),
)

export const lineIcon = style(rule({ flexShrink: 0, marginBlockStart: 2 }))
