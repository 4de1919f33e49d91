import { expect, it } from 'vitest'
import { extractGrammar } from './extractGrammar.js'

const grammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch on;\n'
const ticks = '```'

it.each([
  ['alone', grammar],
  ['in a fence', `${ticks}bnf\n${grammar}${ticks}`],
  ['in a fence that closes behind its last word', `${ticks}\n${grammar.trim()}${ticks}\nThat is all.`],
  ['in a fence that never closes', `Here it is:\n${ticks}\n${grammar}`],
  ['in the fence that has the header', `${ticks}sh\nls\n${ticks}\nor\n  ${ticks}bnf\n${grammar}${ticks}\n`],
  ['behind what a service thinks', `<think>${ticks}\nno\n${ticks}</think>\n${ticks}\n${grammar}${ticks}`],
  ['behind a sentence', `Sure! ${grammar}`],
  ['with the ends of lines of another system', grammar.replaceAll('\n', '\r\n')],
])('finds a grammar %s', (_, reply) => expect(extractGrammar(reply)).toBe(grammar))

it.each(['', '   \n', `${ticks}\n${ticks}`])('finds none in %j', (reply) =>
  expect(extractGrammar(reply)).toBeUndefined(),
)

// Ten times the maximum of a reply: a search that restarts at each place would take minutes.
it.each(['`', '<think>', '```x ', '#BNF+EM', '```\n'])(
  'comes to an end with 600,000 letters of %j',
  (piece) => {
    const found = extractGrammar(piece.repeat(600_000 / piece.length)) ?? ''
    expect(found.startsWith('#BNF+EM')).toBe(piece === '#BNF+EM')
  },
)
