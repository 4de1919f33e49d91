import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { patternRule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const bar = style(
  patternRule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 56,
    paddingInline: vars.layout.pagePadding,
    background: vars.color.surface.canvas,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': {
      [media.touch]: { paddingInlineStart: 6 },
      [media.short]: { position: 'static' },
      print: { display: 'none' },
    },
  }),
)

export const title = style(
  patternRule({
    flex: 1,
    minWidth: 0,
    // The ring of a link in it is not cut.
    margin: `calc(-1 * ${vars.space.x05})`,
    padding: vars.space.x05,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: vars.font.sans,
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
    '@media': {
      [media.touch]: { fontSize: 16 },
      // Where one line is too short for the title of a page, it has two; a third is not visible below them.
      [media.phoneOnly]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
        marginBlock: 0,
        paddingBlock: 0,
      },
    },
  }),
)

export const mark = style(
  patternRule({
    display: 'inline-flex',
    marginInlineEnd: 4,
    // Where the title would be cut to a few letters, the place is worth more than the mark.
    '@media': { [media.laptop]: { display: 'none' }, '(max-width: 359px)': { display: 'none' } },
  }),
)

export const end = style(
  patternRule({
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    flexShrink: 0,
    // Targets of 44 px need no gap.
    '@media': { [media.touch]: { gap: 8 }, [media.phoneOnly]: { gap: 0 } },
  }),
)
