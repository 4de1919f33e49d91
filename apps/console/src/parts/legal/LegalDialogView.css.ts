import { vars } from '@saywright/ui/contract'
import { layers, media, screenRule } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** 800 px wide, and as high as the window allows up to 700 px; all of a phone. */
export const surface = style(
  screenRule({
    width: 'min(800px, calc(100vw - 48px))',
    height: 'min(700px, calc(100dvh - 160px))',
    minHeight: 'min(480px, calc(100dvh - 48px))',
    '@media': {
      [media.phoneOnly]: { width: '100%', height: '100%' },
      print: { display: 'block', width: '100%', height: 'auto', border: 'none', boxShadow: 'none' },
    },
  }),
)

export const header = style(
  screenRule({
    gap: 8,
    padding: '20px 16px 16px 28px',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [media.phoneOnly]: { padding: '8px 18px 12px 6px' } },
  }),
)

export const headings = style(screenRule({ flex: 1, minWidth: 0 }))

export const body = style(screenRule({ flex: 1, minHeight: 0, display: 'flex' }))

export const waiting = style(screenRule({ flex: 1, padding: 28 }))

export const footer = style(
  screenRule({
    padding: '14px 28px',
    '@media': {
      [media.phoneOnly]: { padding: '12px 18px calc(12px + env(safe-area-inset-bottom))' },
      print: { display: 'none' },
    },
  }),
)

export const note = style(screenRule({ flex: 1 }))

// Prints the complete text, without the page behind it.
globalStyle(`body:has(${surface}) > :not(:has(${surface}))`, {
  '@layer': { [layers.screens]: { '@media': { print: { display: 'none' } } } },
})
globalStyle(`div:has(> ${surface})`, {
  '@layer': {
    [layers.screens]: {
      '@media': { print: { position: 'static', display: 'block', height: 'auto', background: 'none' } },
    },
  },
})
globalStyle(`${header} button`, {
  '@layer': { [layers.screens]: { '@media': { print: { display: 'none' } } } },
})
