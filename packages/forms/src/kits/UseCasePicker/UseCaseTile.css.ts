import { vars } from '@saywright/ui/contract'
import { rule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const tile = style(
  rule({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    borderRadius: vars.radius.sm,
  }),
)

const hues = {
  category1: color.category1,
  category2: color.category2,
  category3: color.category3,
  category4: color.category4,
  category5: color.category5,
  category6: color.category6,
  category7: color.category7,
}
export const tiles = styleVariants(hues, ({ tint, text }) => [tile, rule({ background: tint, color: text })])
