import { technologyHues } from '@saywright/shell/technologies'
import type { Category } from '@saywright/ui'
import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, radius } = vars
const hues = Object.fromEntries(Object.values(technologyHues).map((hue) => [hue, hue])) as Record<
  Category,
  Category
>

export const grid = style(
  screenRule({
    display: 'grid',
    gap: 14,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': {
      [media.touch]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
    },
  }),
)

export const card = style(
  screenRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.md,
    boxShadow: vars.shadow.e1,
    overflow: 'clip',
    transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '&:hover': { borderColor: color.border.strong } },
  }),
)

/** The severity of a fault: only one that needs attention has a border of its own. */
export const faulty = styleVariants({ danger: color.danger.text, warning: color.warning.text }, (tone) =>
  screenRule({ borderColor: tone, selectors: { '&:hover': { borderColor: tone } } }),
)

/** A model that cannot be used is silent. */
export const silence = style(screenRule({ width: '100%', borderTop: '2px dotted currentColor' }))

const picture = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    height: 80,
    paddingInline: 16,
    overflow: 'hidden',
  }),
)
/** By the hue of the technology. */
export const pictures = styleVariants(hues, (hue) => [
  picture,
  screenRule({
    color: color[hue].solid,
    background: `linear-gradient(${color[hue].tint}, transparent)`,
  }),
])

const wave = style(
  screenRule({
    display: 'grid',
    maxWidth: '100%',
    overflow: 'hidden',
  }),
)
export const waves = styleVariants(hues, (hue) => [
  wave,
  screenRule({ vars: { [color.wave.rest]: color[hue].solid } }),
])

export const body = style(screenRule({ display: 'grid', gap: 6, padding: '8px 16px 14px', flex: 1 }))
export const line = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x1, minWidth: 0, minHeight: 32 }),
)
export const nameCell = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: 8, flex: 1, minWidth: 0 }),
)

export const name = style(
  screenRule({
    ...textStyle('h3'),
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.primary,
    outline: 'none',
    '@media': { [media.phoneOnly]: { overflow: 'visible', whiteSpace: 'normal' } },
    // The whole card links to the model; the menu is above it.
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
      '&[data-focus-visible]::after': { ...focusRing, outlineOffset: '-3px' },
    },
  }),
)

export const menu = style(screenRule({ position: 'relative', flexShrink: 0 }))

/** Above the way that the whole card is. */
export const mend = style(
  screenRule({ position: 'relative', display: 'flex', alignItems: 'center', gap: vars.space.x2 }),
)
export const faultSentence = styleVariants(
  { danger: color.danger.text, warning: color.warning.text },
  (tone) =>
    screenRule({ ...textStyle('caption'), flex: 1, minWidth: 0, color: tone, overflowWrap: 'anywhere' }),
)

/** In place of a model, without the weight of one. */
export const noneYet = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    border: `1px dashed ${color.border.strong}`,
    borderRadius: radius.md,
    overflow: 'clip',
  }),
)
export const noneYetBody = style([body, screenRule({ gridTemplateRows: 'auto 1fr auto' })])
export const noneYetTitle = style(
  screenRule({ ...textStyle('h3'), display: 'flex', alignItems: 'center', gap: vars.space.x1, minWidth: 0 }),
)
export const noneYetAction = style(screenRule({ marginBlockStart: vars.space.x1 }))

/** Inside a line of text. */
export const summary = style(
  screenRule({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x3 }),
)

export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 12,
    rowGap: 2,
  }),
)
