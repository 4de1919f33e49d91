import { StreamLanguage } from '@codemirror/language'

/**
 * Highlighting of a small example language, for stories and tests; applications provide the real language.
 */
export const exampleLanguage = StreamLanguage.define({
  token(stream) {
    if (stream.match(/\/\/.*/)) return 'comment'
    if (stream.match(/"[^"]*"/)) return 'string'
    if (stream.match(/[#!][\w+]*/)) return 'keyword'
    if (stream.match(/<\w+>/)) return 'typeName'
    if (stream.match(/[[\]():;|,]/)) return 'punctuation'
    stream.next()
    return null
  },
})

export const exampleCode = `#version 2.1;
!title orders;
!start <order>;

// One order a line
<order>: [please] ( <pick> | <confirm> );
<pick>: pick <quantity> [from] aisle "seven";
<confirm>: confirmed | done | "next one";
<quantity>: one | two | three;
<restart>: start ( over | again );
`
