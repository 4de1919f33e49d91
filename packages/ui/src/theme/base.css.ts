import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.js'
import { media } from './breakpoints.js'
import { layers } from './layers.css.js'

const reset = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
const base = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [layers.base]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, p, figure, dl, dd, ol, ul, fieldset, legend, pre', { margin: 0, padding: 0 })
// An empty text rather than `none`, with which one screen reader no longer says that it is a list.
reset('ol, ul', { listStyleType: "''" })
reset('fieldset', { border: 'none', minWidth: 0 })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('svg, img, video, canvas', { display: 'block' })
reset('table', { borderCollapse: 'collapse' })

base('html, :host', {
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
  fontFamily: vars.font.sans,
  fontSize: vars.text.bodySize,
  lineHeight: vars.text.bodyLine,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  WebkitTextSizeAdjust: '100%',
  // The focused element stays clear of a bar that sticks to the top or the bottom of the window.
  scrollPaddingBlock: '72px 88px',
  '@media': { [media.short]: { scrollPaddingBlock: '16px' }, print: { background: 'none' } },
})
// A word as long as its line breaks rather than push its neighbours out of sight; labels of controls keep whole.
base('body', { minHeight: '100dvh', overflowWrap: 'anywhere' })
base('button, th, [role="tab"]', { overflowWrap: 'break-word' })
// The browser scrolls to the invisible input: what is drawn in its place is as high as a finger.
base('label :is([type="checkbox"], [type="radio"])', { scrollMarginBlock: 48 })
// A heading takes the focus so that it is announced; it cannot be operated, and Tab continues from there.
base(':is(h1, h2, h3, h4, h5, h6)[tabindex="-1"]:focus', { outline: 'none' })
// Browsers leave the colours of pictures alone, and an icon is a word.
base('svg', { '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } } })
// Icons that point along the line of reading, by the names that lucide gives them.
base(':is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right):dir(rtl)', {
  transform: 'scaleX(-1)',
})
base('::selection', { background: vars.color.accent.border })
