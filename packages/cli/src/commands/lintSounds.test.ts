import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFolder, runHere } from '../testing/aTerminal.js'

const picking = `#BNF+EM V2.1;
!grammar picking;
!start <pick>;
!slot <dock>;
<pick>: !tag(PICK, pick from aisle <aisle>) | !tag(STOP, [please] stop) | !tag(GO, go to <dock>);
<aisle>: fifteen {@ = "15";}
       | seven {@ = "7";}
       | fifty {@ = "50";};
`

let folder: ReturnType<typeof aFolder>
beforeAll(() => {
  folder = aFolder({
    'picking.bnf': picking,
    'unknown.bnf': picking.replace('seven', 'flurbix'),
    'broken.bnf': picking.replace('seven {', 'seven ({'),
  })
})
afterAll(() => folder.remove())

const run = (...words: string[]) => runHere(['lint', ...words], { folder: folder.path })
const docks = ['--slot', 'dock=sea | see | town']

it('notes sound-alikes of different meaning, at their places', async () => {
  const { code, output } = await run('picking.bnf', '--sounds', ...docks)
  const lines = output.trim().split('\n')
  expect(lines).toEqual([
    'picking.bnf:5:90  note     “go to sea” sounds like “go to see”.  sound-alike',
    'picking.bnf:6:10  note     “pick from aisle fifteen” sounds like “pick from aisle fifty”, line 8.  sound-alike',
  ])
  expect(code).toBe(0)
})

it('names the words that the engines cannot pronounce, and leaves grammars with errors alone', async () => {
  const { told } = await run('unknown.bnf', '--sounds', ...docks)
  expect(told).toMatch(/^The pronunciation of these words of unknown\.bnf is unknown.* flurbix\. /)
  expect((await run('broken.bnf', '--sounds')).output).not.toContain('sound-alike')
})

it('supports no language without an engine', async () => {
  const { code, told } = await run('picking.bnf', '--sounds', '--language', 'xx-XX')
  expect(told).toContain('No engine recognizes xx-XX.')
  expect(code).toBe(2)
})
