import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, layout } = vars

export const row = style(
  screenRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 14,
    padding: `14px ${layout.cardPadding}`,
    '@media': { [media.tablet]: { gridTemplateColumns: '36px minmax(0, 1fr)' } },
  }),
)

/** Why the switch is locked: beside it where there is room, else at the end of its text. */
export const reason = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'none',
    color: color.text.secondary,
    '@media': {
      [media.tablet]: {
        position: 'absolute',
        // Aligned with the middle of the switch's line.
        insetBlockStart: 14,
        insetInlineEnd: `calc(${layout.cardPadding} + 44px)`,
        display: 'flex',
        alignItems: 'center',
        gap: 6,
        height: vars.control.small,
      },
    },
  }),
)

export const spokenReason = style(
  screenRule({
    '@media': {
      [media.tablet]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

/** Below the switch it depends on: set in, and so is the line above it. */
export const child = style(
  screenRule({
    marginInlineStart: layout.cardPadding,
    paddingBlock: 14,
    paddingInlineEnd: layout.cardPadding,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': { [media.tablet]: { marginInlineStart: `calc(${layout.cardPadding} + 50px)` } },
  }),
)

export const tile = style(
  screenRule({
    display: 'none',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: 9,
    background: color.surface.sunken,
    color: color.text.secondary,
    '@media': { [media.tablet]: { display: 'grid' } },
  }),
)

export const foot = style(
  screenRule({ padding: layout.cardPadding, borderBlockStart: `1px solid ${color.border.subtle}` }),
)
