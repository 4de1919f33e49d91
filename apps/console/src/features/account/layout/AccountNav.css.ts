import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(
  screenRule({ display: 'flex', flexDirection: 'column', gap: 2, margin: 0, padding: 0, listStyle: 'none' }),
)

/** Links that leave the account are below a hairline. */
export const away = style(
  screenRule({
    marginBlockStart: 10,
    paddingBlockStart: 10,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)

export const entry = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 36,
    padding: '0 10px',
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
    fontFamily: vars.font.sans,
    fontSize: vars.text.bodySize,
    lineHeight: '20px',
    fontWeight: 500,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
      '&[data-pressed]': { background: color.surface.sunken },
      '&[aria-current]': { background: color.surface.sunken, color: color.text.primary, fontWeight: 600 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]:not([data-focus-visible])': {
            outline: '2px solid Highlight',
            outlineOffset: -2,
          },
        },
      },
    },
  }),
)
