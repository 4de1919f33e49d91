export { AuthPromo, type AuthPromoProps } from './AuthPromo/AuthPromo.js'
export { BandGlyph, type BandGlyphProps, type BandState } from './BandGlyph/BandGlyph.js'
export { StudioPanes, type StudioPanesProps } from './StudioShell/StudioPanes.js'
export { StudioShell, type StudioShellProps } from './StudioShell/StudioShell.js'
