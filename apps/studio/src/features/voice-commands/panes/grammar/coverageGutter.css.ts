import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const coverageColumn = style(screenRule({ width: 18 }))
globalStyle(`${coverageColumn} .cm-gutterElement`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
})

export const saidMark = style(
  screenRule({
    inlineSize: 5,
    blockSize: 9,
    border: `solid ${color.accent.text}`,
    borderWidth: '0 1.75px 1.75px 0',
    transform: 'translateY(-1px) rotate(42deg)',
  }),
)

export const neverMark = style(
  screenRule({
    boxSizing: 'border-box',
    inlineSize: 11,
    blockSize: 11,
    border: `1.5px dashed ${color.warning.mark}`,
    borderRadius: '50%',
  }),
)
