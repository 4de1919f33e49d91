import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Locale } from '../../i18n/locales.js'
import { codeHighlighting } from './codeHighlighting.js'
import { editorTheme } from './editorTheme.js'
import { phrases } from './phrases.js'
import { typeOverSelection } from './typeOverSelection.js'

/** Extensions of every editor, for any language. */
export const editorExtensions: Extension = [
  lintGutter(),
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  highlightSelectionMatches(),
  bracketMatching(),
  closeBrackets(),
  history(),
  typeOverSelection,
  // Tab indents; after Escape it leaves for two seconds, which is built into the library.
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
  codeHighlighting,
  editorTheme,
]

export type EditorSettings = {
  label: string
  describedBy: string
  locale: Locale
  isReadOnly: boolean
  isWrapping: boolean
  extensions: readonly Extension[]
}

/** Extensions for settings that may change while the editor is mounted. */
export function settingsExtension(settings: EditorSettings): Extension {
  const { label, describedBy, locale, isReadOnly, isWrapping, extensions } = settings
  return [
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-readonly': String(isReadOnly),
      tabindex: '0',
    }),
    EditorState.phrases.of(phrases[locale]),
    EditorState.readOnly.of(isReadOnly),
    EditorView.editable.of(!isReadOnly),
    isWrapping ? EditorView.lineWrapping : [],
    extensions,
  ]
}

/** The nonce of the page for styles, when its content security policy requires one. */
export function cspNonce(): Extension {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  const nonce = meta?.nonce || meta?.content
  return nonce ? EditorView.cspNonce.of(nonce) : []
}
