import { expect, it } from 'vitest'
import { mergeSuite } from './mergeSuite.js'
import { markedLine } from './mergeText.js'
import { readSuite } from './readSuite.js'

const textOf = (base: string | undefined, mine: string, theirs: string) =>
  mergeSuite(base === undefined ? undefined : readSuite('', base), mine, readSuite('', theirs))

const base = '# Basics\naccept go\n  means MOVE\nrefuse stop\n'

it('takes the tests that both added, and what only one of them changed or removed', () => {
  expect(textOf(base, `${base}accept left\n`, `${base}accept right\n`)).toEqual({
    text: `${base}accept left\naccept right\n`,
    conflicts: 0,
  })
  const mine = '# Basics\naccept go\n  means MOVE\n# Mine\naccept stop\n'
  expect(textOf(base, mine, 'accept go\n  means WALK\nrefuse stop\n')).toEqual({
    text: '# Basics\naccept go\n  means WALK\n# Mine\naccept stop\n',
    conflicts: 0,
  })
  expect(textOf(base, '# Basics\nrefuse stop\n', 'accept go\n  means MOVE\n')).toEqual({
    text: '# Basics\n',
    conflicts: 0,
  })
})

it('shows both sides of a test that both changed, or that one changed and the other removed', () => {
  const { text, conflicts } = textOf(base, base.replace('MOVE', 'WALK'), 'accept GO\n  means RUN\n')
  expect(text).toBe(`# Basics
<<<<<<< here
accept go
  means WALK
=======
accept GO
  means RUN
>>>>>>> server
`)
  expect([conflicts, markedLine(text)]).toEqual([1, 2])
  expect(textOf(base, 'refuse stop\n', 'accept go\n  means RUN\nrefuse stop\n').text).toBe(`refuse stop
<<<<<<< here
=======
accept go
  means RUN
>>>>>>> server
`)
})

it('shows both sides of whatever differs where neither is known to be older', () => {
  expect(textOf(undefined, 'accept go\naccept left\n', 'accept go\naccept right\n')).toEqual({
    text: `accept go
<<<<<<< here
accept left
=======
>>>>>>> server
<<<<<<< here
=======
accept right
>>>>>>> server
`,
    conflicts: 2,
  })
})
