import { StreamLanguage, type StringStream } from '@codemirror/language'
import type { SnippetKind } from './snippets.js'

type Labels = { readonly comment: RegExp; readonly keywords: readonly string[] }

const cLike = /\/\/.*|\/\*.*?\*\//
const words: Readonly<Record<SnippetKind, Labels>> = {
  kit: { comment: cLike, keywords: ['import', 'from', 'const', 'await'] },
  rest: { comment: /#.*/, keywords: ['curl', 'set', 'sed'] },
  python: {
    comment: /#.*/,
    keywords: ['import', 'def', 'return', 'with', 'as', 'for', 'in', 'if', 'is', 'not', 'None', 'print'],
  },
  cpp: {
    comment: cLike,
    keywords: ['static', 'const', 'char', 'int', 'long', 'void', 'return', 'if', 'nullptr', 'static_cast'],
  },
  kotlin: {
    comment: cLike,
    keywords: ['import', 'class', 'private', 'val', 'fun', 'return', 'if', 'as', 'null'],
  },
  java: {
    comment: cLike,
    keywords: [
      ...[
        'import',
        'public',
        'final',
        'class',
        'private',
        'static',
        'return',
        'new',
        'if',
        'throw',
        'throws',
      ],
      ...['try', 'this'],
    ],
  },
}

const text = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/

/** The colours of a program: comments, texts, keywords, numbers and names of types. */
function languageOf({ comment, keywords }: Labels) {
  const known = new Set(keywords)
  return StreamLanguage.define({
    token: (stream: StringStream) => {
      if (stream.eatSpace()) return null
      if (stream.match(/#include\b/)) return 'keyword'
      if (stream.match(comment)) return 'comment'
      if (stream.match(text)) return 'string'
      if (stream.match(/\d+/)) return 'number'
      const word = stream.match(/[\p{L}_][\p{L}\p{N}_]*/u)
      if (Array.isArray(word)) {
        if (known.has(word[0])) return 'keyword'
        return /^\p{Lu}/u.test(word[0]) ? 'typeName' : null
      }
      stream.next()
      return 'punctuation'
    },
  })
}

export const snippetLanguages = {
  kit: [languageOf(words.kit)],
  rest: [languageOf(words.rest)],
  python: [languageOf(words.python)],
  cpp: [languageOf(words.cpp)],
  kotlin: [languageOf(words.kotlin)],
  java: [languageOf(words.java)],
} as const
