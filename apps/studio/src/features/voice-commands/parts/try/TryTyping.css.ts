import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

export const status = style(
  screenRule({
    display: 'flex',
    flexGrow: 1,
    justifyContent: 'space-between',
    gap: 12,
  }),
)

// Of the height of the arrows that it may have.
export const verdict = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    marginBlockStart: vars.space.x1,
    minHeight: 28,
  }),
)
export const readings = style(screenRule({ display: 'flex', marginInlineStart: 'auto' }))

export const section = style(
  screenRule({
    display: 'grid',
    gap: 10,
    padding: vars.layout.cardPadding,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)

export const modes = style(screenRule({ padding: `${vars.layout.cardPadding} ${vars.layout.cardPadding} 0` }))

export const sectionHead = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' }),
)
export const sectionEnd = style(screenRule({ marginInlineStart: 'auto', alignSelf: 'center' }))
/** A button after the keys that press it. */
export const withKey = style(
  screenRule({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1 }),
)

export const chips = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', gap: 6, padding: 0, margin: 0, listStyle: 'none' }),
)

export const chip = style(
  screenRule({
    ...textStyle('code'),
    height: 30,
    padding: '0 12px',
    color: color.text.primary,
    border: `1.5px dashed ${color.border.strong}`,
    borderRadius: radius.full,
    '@media': { [media.touch]: { height: 44 } },
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-own]': { fontWeight: 600, borderColor: color.warning.mark },
    },
  }),
)

export const nearest = style(
  screenRule({ ...textStyle('result'), fontSize: 19, lineHeight: '26px', overflowWrap: 'anywhere' }),
)
export const removed = style(
  screenRule({
    color: color.danger.text,
    background: color.danger.tint,
    borderRadius: 3,
    paddingInline: 2,
    textDecoration: 'line-through',
  }),
)
export const added = style(
  screenRule({
    color: color.success.text,
    background: color.success.tint,
    borderRadius: 3,
    paddingInline: 2,
    textDecoration: 'none',
  }),
)

export const sourceLine = style(
  screenRule({
    ...textStyle('code'),
    margin: 0,
    minWidth: 0,
    padding: '2px 0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)

export const path = style(screenRule({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' }))

export const step = style(
  screenRule({
    ...textStyle('bodySmall'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) minmax(0, 1.3fr) 76px',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 32,
    padding: '2px 4px',
    '@media': { [media.touch]: { minHeight: 44 } },
    color: color.text.primary,
    borderRadius: radius.sm,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
      // The rail on which the words hang.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 9.25,
        width: 1.5,
        background: color.accent.border,
      },
      'li:first-child > &::before': { insetBlockStart: '50%' },
      'li:last-child > &::before': { insetBlockEnd: '50%' },
    },
  }),
)

export const dot = style(
  screenRule({
    position: 'relative',
    width: 8,
    height: 8,
    marginInlineStart: 2,
    borderRadius: radius.full,
    background: color.accent.text,
  }),
)
export const said = style(screenRule({ fontWeight: 600, overflowWrap: 'anywhere' }))
export const rule = style(
  screenRule({ ...textStyle('code'), color: color.text.secondary, overflowWrap: 'anywhere' }),
)
