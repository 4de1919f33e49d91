import { EditorView } from '@codemirror/view'
import { vars } from '../../tokens/contract.css.js'

const { color, font, radius } = vars

const wavy = (mark: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${mark} 1.2px`,
  textUnderlineOffset: '4px',
  textDecorationSkipInk: 'none',
})

// Shapes instead of pictures: they need no image in the content security policy and follow forced colours.
const marker = (mark: string, clipPath: string) => ({
  content: '""',
  width: '11px',
  height: '11px',
  background: mark,
  clipPath,
  forcedColorAdjust: 'none',
})
const triangle = 'polygon(50% 4%, 100% 96%, 0 96%)'
const square = 'inset(1px round 1.5px)'
const disc = 'circle(44%)'

/** Appearance of the editor in the colours of the theme. */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: color.text.primary,
    background: color.surface.raised,
    fontSize: '13.5px',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: font.mono,
    fontVariantLigatures: 'none',
    lineHeight: '24px',
    overflow: 'auto',
  },
  '.cm-content': { padding: '12px 0', caretColor: color.accent.text },
  '.cm-line': { padding: '0 20px 0 10px' },
  '.cm-cursor': { borderInlineStartColor: color.accent.text, borderInlineStartWidth: '2px' },
  '.cm-gutters': { background: color.surface.raised, color: color.text.muted, border: 'none' },
  '.cm-gutter-lint': { width: '22px' },
  '.cm-gutter-lint .cm-gutterElement': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: '0',
  },
  '.cm-lineNumbers': { minWidth: '34px' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 6px 0 0', fontSize: '12px' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { background: color.surface.hover },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'transparent' },
  '.cm-activeLineGutter': { color: color.text.primary },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    background: color.accent.tint,
    outline: `1px solid ${color.accent.border}`,
  },
  '.cm-selectionMatch': { background: color.accent.tint },
  '.cm-searchMatch': { background: color.warning.tint, outline: `1px solid ${color.warning.border}` },
  '.cm-searchMatch-selected': { background: color.accent.tint, outline: `1px solid ${color.accent.border}` },
  '.cm-lintRange-error': wavy(color.danger.mark),
  '.cm-lintRange-warning': wavy(color.warning.mark),
  '.cm-lintRange-info, .cm-lintRange-hint': wavy(color.info.mark),
  '.cm-lintRange-active': { background: color.surface.hover },
  '.cm-lintPoint:after, .cm-lintPoint-error:after': { borderBottomColor: color.danger.mark },
  '.cm-lintPoint-warning:after': { borderBottomColor: color.warning.mark },
  '.cm-lint-marker': { width: '11px', height: '11px' },
  '.cm-lint-marker-error': marker(color.danger.mark, square),
  '.cm-lint-marker-warning': marker(color.warning.mark, triangle),
  '.cm-lint-marker-info, .cm-lint-marker-hint': marker(color.info.mark, disc),
  '.cm-tooltip': {
    maxWidth: '440px',
    overflow: 'hidden',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.sm,
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.shadow.e2,
    fontFamily: font.sans,
    fontSize: '13px',
    lineHeight: '19px',
  },
  '.cm-tooltip-autocomplete ul li': { padding: '4px 10px', fontFamily: font.mono },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: color.surface.overlayHover,
    color: color.text.primary,
  },
  '.cm-diagnostic': { padding: '8px 12px', margin: '0' },
  '.cm-diagnostic-error': { borderInlineStart: `3px solid ${color.danger.mark}` },
  '.cm-diagnostic-warning': { borderInlineStart: `3px solid ${color.warning.mark}` },
  '.cm-diagnostic-info, .cm-diagnostic-hint': { borderInlineStart: `3px solid ${color.info.mark}` },
  '.cm-diagnosticAction': {
    padding: '2px 8px',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.xs,
    background: color.surface.raised,
    color: color.text.primary,
    fontWeight: '600',
  },
  '.cm-panels': {
    background: color.surface.canvas,
    color: color.text.primary,
    fontFamily: font.sans,
    fontSize: '13px',
  },
  '.cm-panels-top': { borderBlockEnd: `1px solid ${color.border.subtle}` },
  '.cm-panels-bottom': { borderBlockStart: `1px solid ${color.border.subtle}` },
  '.cm-textfield': {
    height: '28px',
    padding: '0 8px',
    border: `1px solid ${color.border.strong}`,
    borderRadius: radius.sm,
    background: color.surface.raised,
    fontSize: '13px',
  },
  '.cm-button': {
    height: '28px',
    padding: '0 10px',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.sm,
    background: color.surface.raised,
    fontSize: '13px',
  },
})
