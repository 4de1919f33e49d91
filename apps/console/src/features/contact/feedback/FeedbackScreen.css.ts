import { vars } from '@saywright/ui/contract'
import { layers, media, screenRule } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Around a card, which on phones is the page itself, its button always under the thumb at the foot of the window. */
export const sheet = style(
  screenRule({
    // Leaves the end of the page free of the bar.
    '@media': { [media.phoneOnly]: { paddingBlockEnd: 72 } },
  }),
)

const onPhone = (rule: object) => ({
  '@layer': { [layers.screens]: { '@media': { [media.phoneOnly]: rule } } },
})

globalStyle(
  `${sheet} > section`,
  onPhone({ border: 'none', borderRadius: 0, background: 'none', boxShadow: 'none' }),
)
globalStyle(`${sheet} > section > div`, onPhone({ padding: 0 }))
globalStyle(
  `${sheet} > section > footer`,
  onPhone({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    padding: `12px ${vars.layout.pagePadding} calc(12px + env(safe-area-inset-bottom))`,
    background: vars.color.surface.raised,
  }),
)
// Magnified, it would cover the fields.
globalStyle(`${sheet} > section > footer`, {
  '@layer': { [layers.screens]: { '@media': { [media.short]: { position: 'static', paddingInline: 0 } } } },
})
