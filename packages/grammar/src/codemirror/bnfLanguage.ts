import { StreamLanguage, type StringStream } from '@codemirror/language'

type State = {
  inComment: boolean
  /** The directive that the next name belongs to. */
  directive: string
  /** Names declared by `!slot`, coloured as slots at every occurrence. */
  slots: readonly string[]
}

const patterns = {
  header: /#BNF[^;\n]*;?/i,
  string: /"[^"\n]*"?/,
  action: /\{(?:[^{}"\n]|"[^"\n]*")*\}?/,
  directive: /![\p{L}\p{N}_-]+/u,
  rule: /<[^<>\s]*>?/,
  word: /[\p{L}\p{M}\p{N}'’_.-]+/u,
}

/**
 * Language support of CodeMirror 6 for command grammars (BNF+EM). It assigns highlighting tags to directives,
 * rules, slots, intents, return values, phrases and comments, also in texts with errors; the colours come
 * from a highlight style of the editor. A name is tagged as a slot from its `!slot` statement on. It also
 * provides comment syntax and bracket closing.
 * @example
 * new EditorView({ parent, doc, extensions: [bnfLanguage, syntaxHighlighting(defaultHighlightStyle)] })
 */
export const bnfLanguage: StreamLanguage<unknown> = StreamLanguage.define<State>({
  name: 'bnf+em',
  startState: () => ({ inComment: false, directive: '', slots: [] }),
  copyState: (state) => ({ ...state }),
  token: (stream, state) => {
    if (state.inComment) return comment(stream, state)
    if (stream.eatSpace()) return null
    if (stream.match('//')) {
      stream.skipToEnd()
      return 'comment'
    }
    if (stream.match('/*')) return comment(stream, state)
    if (stream.match(patterns.header)) return 'meta'
    if (stream.match(patterns.string)) return 'string'
    if (stream.match(patterns.action)) return 'attributeName'
    if (stream.match('<...>')) return 'keyword'
    if (stream.match(patterns.directive)) {
      state.directive = stream.current()
      return 'keyword'
    }
    if (stream.match(patterns.rule)) return ruleToken(stream.current(), state)
    if (stream.match(patterns.word)) return wordToken(stream.current(), state)
    stream.next()
    return 'punctuation'
  },
  languageData: {
    commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
    closeBrackets: { brackets: ['(', '[', '{', '<', '"'] },
  },
})

function comment(stream: StringStream, state: State) {
  state.inComment = !stream.match(/^.*?\*\//)
  if (state.inComment) stream.skipToEnd()
  return 'comment'
}

function ruleToken(name: string, state: State) {
  if (state.directive === '!slot') state.slots = [...state.slots, name]
  state.directive = ''
  return state.slots.includes(name) ? 'typeName.special' : 'typeName'
}

function wordToken(word: string, state: State) {
  const { directive } = state
  state.directive = ''
  if (directive === '!tag') return 'attributeName'
  return word === 'PRONAS' ? 'keyword' : null
}
