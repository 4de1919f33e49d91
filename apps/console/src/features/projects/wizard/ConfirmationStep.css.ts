import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The recap is beside the text where there is room. */
export const parts = style(
  screenRule({
    display: 'grid',
    gap: space.x4,
    alignItems: 'start',
    '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
  }),
)

export const words = style(screenRule({ display: 'grid', gap: space.x3, maxWidth: 560 }))

export const progress = style(
  screenRule({
    display: 'grid',
    '@media': { [media.tablet]: { gap: space.x1, gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
  }),
)

export const part = style(
  screenRule({
    display: 'flex',
    gap: space.x2,
    paddingBlockStart: space.x2,
    '@media': {
      [media.tablet]: {
        borderBlockStart: `3px solid ${color.border.default}`,
        selectors: { '&[data-state="done"]': { borderBlockStartColor: color.accent.solid } },
      },
    },
  }),
)

export const dot = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 18,
    height: 18,
    border: `1.5px solid ${color.border.strong}`,
    borderRadius: '50%',
    selectors: {
      '[data-state="done"] > &': {
        background: color.accent.solid,
        borderColor: color.accent.solid,
        color: color.text.onAccent,
      },
    },
  }),
)
