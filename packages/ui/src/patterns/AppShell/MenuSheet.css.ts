import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { scrim } from '../../theme/scrim.js'
import { vars } from '../../tokens/contract.css.js'

const fade = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } })

const moving = (name: string) => ({
  selectors: {
    '&[data-entering]': { animation: `${name} ${vars.duration.base} ${vars.easing.enter}` },
    '&[data-exiting]': { animation: `${name} ${vars.duration.base} ${vars.easing.exit} reverse` },
  },
})
const still = {
  [media.reducedMotion]: {
    selectors: { '&[data-entering]': { animationName: fade }, '&[data-exiting]': { animationName: fade } },
  },
}

export const overlay = style(
  patternRule({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialogScrim,
    background: scrim,
    ...moving(fade),
  }),
)

export const sheet = style(
  patternRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 320,
    background: vars.color.surface.canvas,
    boxShadow: vars.shadow.e3,
    ...moving(slide),
    '@media': { [media.phoneOnly]: { width: '100%' }, ...still },
  }),
)

export const dialog = style(
  patternRule({
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    height: '100%',
    paddingBlockEnd: 16,
    outline: 'none',
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
