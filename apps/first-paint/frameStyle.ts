import tokens from '../../packages/ui/src/tokens/tokens.json' with { type: 'json' }

export type Frame = 'console' | 'studio'

type Colors = typeof tokens.color.light

const colorsOf = ({ surface, border, accent }: Colors) =>
  `--canvas: ${surface.canvas.$value}; --raised: ${surface.raised.$value}; --line: ${border.subtle.$value};` +
  `--strong: ${border.strong.$value}; --mark: ${accent.text.$value};`

const { light, dark } = tokens.color
const hairline = '1px solid var(--line)'

/** Everything is on `#frame`, so that it disappears with the element. Nothing moves. */
const shared = `
#frame { ${colorsOf(light)} position: fixed; inset: 0; z-index: 1; background: var(--canvas); }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) #frame { ${colorsOf(dark)} } }
[data-theme="dark"] #frame { ${colorsOf(dark)} }
[data-theme="contrast"] #frame { --line: var(--strong); }
@media (prefers-contrast: more) { #frame#frame { --line: var(--strong); } }
#frame div, #frame svg { position: absolute; box-sizing: border-box; }
#frame svg { width: 24px; height: 24px; fill: var(--mark); }
@media (forced-colors: active) { #frame svg { fill: CanvasText; } }
@media print { #frame { display: none; } }`

/** Like `AppShell` and `AuthLayout` of ui in each width class. */
const console = `
#frame div { inset: 0 0 auto; height: 56px; border-block-end: ${hairline}; }
#frame div + div { display: none; }
#frame svg { inset: 16px auto auto 58px; }
[data-sign-in] #frame div { display: none; }
[data-sign-in] #frame svg { inset: 25px auto auto 18px; }
@media (min-width: 600px) { [data-sign-in] #frame svg { inset: 37px auto auto 40px; } }
@media (min-width: 1280px) {
  #frame div { inset-inline-start: 60px; }
  #frame div + div { display: block; inset: 0 auto 0 0; width: 60px; height: auto; border: 0; border-inline-end: ${hairline}; }
  #frame svg { inset: 19px auto auto 18px; }
  [data-sign-in] #frame div + div { display: block; inset: 12px 12px 12px 600px; width: auto; border: 0;
    border-radius: ${tokens.radius.lg.$value.value}px; background: ${dark.surface.sunken.$value}; forced-color-adjust: none; }
  [data-sign-in] #frame svg { inset: 37px auto auto 48px; }
}
@media (min-width: 1600px) {
  #frame div { inset-inline-start: 236px; }
  #frame div + div { inset-inline-start: 0; width: 236px; }
}`

/** Like `StudioShell` of the apps. */
const studio = `
#frame div { inset: 0 0 auto; height: 48px; background: var(--raised); border-block-end: ${hairline}; }
#frame div + div { inset: 48px auto 0 0; width: 208px; height: auto; background: none; border: 0; border-inline-end: ${hairline}; }
#frame svg { inset: 12px auto auto 14px; }`

/** The style sheet of the frame that a page shows before its app is there. */
export function frameStyle(frame: Frame): string {
  return shared + (frame === 'console' ? console : studio)
}
