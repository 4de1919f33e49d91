import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

/** On phones the button is below the steps, as wide as the card; else beside the title. */
export const layout = style(
  patternRule({
    display: 'grid',
    gap: vars.space.x4,
    '@media': {
      [media.phoneOnly]: { gap: vars.space.x2 },
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  }),
)

export const action = style(
  patternRule({ display: 'grid', '@media': { [media.tablet]: { gridArea: '1 / 2', alignSelf: 'start' } } }),
)

export const steps = style(
  patternRule({
    display: 'grid',
    '@media': {
      [media.tablet]: {
        gap: vars.space.x1,
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        gridColumn: '1 / -1',
      },
    },
  }),
)

export const step = style(
  patternRule({
    display: 'flex',
    gap: 9,
    '@media': {
      [media.phoneOnly]: {
        alignItems: 'center',
        paddingBlock: 12,
        borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      },
      [media.tablet]: {
        paddingBlockStart: 12,
        borderBlockStart: `3px solid ${vars.color.border.default}`,
        borderStartStartRadius: 2,
        borderStartEndRadius: 2,
        selectors: { '&[data-state="done"]': { borderBlockStartColor: vars.color.accent.solid } },
      },
    },
  }),
)

export const stepWords = style(
  patternRule({
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    minWidth: 0,
    '@media': {
      [media.phoneOnly]: {
        flexDirection: 'row',
        flexGrow: 1,
        alignItems: 'baseline',
        justifyContent: 'space-between',
      },
    },
  }),
)

export const dot = style(
  patternRule({
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
