import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const isMoving = '&[data-entering], &[data-exiting]'

export const sheet = style(
  patternRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 320,
    background: vars.color.surface.canvas,
    transition: `transform ${vars.duration.base} ${vars.easing.enter}, opacity ${vars.duration.base} ${vars.easing.enter}`,
    selectors: {
      [isMoving]: { transform: 'translateX(-24px)', opacity: 0 },
      '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'translateX(24px)' },
    },
    '@media': {
      [media.phoneOnly]: { width: '100%' },
      [media.reducedMotion]: {
        selectors: {
          [isMoving]: { transform: 'none' },
          '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'none' },
        },
      },
    },
  }),
)

export const sheetContent = style(
  patternRule({
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    height: '100%',
    paddingBlockEnd: 16,
  }),
)

export const head = style(
  patternRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 56,
    flexShrink: 0,
    paddingInlineStart: 18,
    paddingInlineEnd: 6,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
)
