import { vars } from '@saywright/ui/contract'
import { layers, media } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const rule = (value: object) => ({ '@layer': { [layers.screens]: value } })

export const steps = style(
  rule({
    display: 'grid',
    gap: vars.space.x1,
    '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
  }),
)

export const step = style(
  rule({
    display: 'flex',
    gap: 9,
    paddingBlockStart: 12,
    borderBlockStart: `3px solid ${vars.color.border.default}`,
    borderStartStartRadius: 2,
    borderStartEndRadius: 2,
    selectors: { '&[data-state="done"]': { borderBlockStartColor: vars.color.accent.solid } },
  }),
)

export const dot = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 18,
    height: 18,
    borderRadius: '50%',
    border: `1.5px solid ${vars.color.border.strong}`,
    selectors: {
      '[data-state="done"] > &': {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
        color: vars.color.text.onAccent,
      },
    },
  }),
)
