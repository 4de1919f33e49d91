import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.js'

const good = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off);\n'

describe('a grammar being written', () => {
  it('is counted and compiled when it has no error', () => {
    const analysis = analyse(good, {})
    expect(analysis).toMatchObject({ hasErrors: false, problems: [] })
    expect(analysis.checked?.count).toBe(2n)
  })
  it('keeps the last correct grammar while there is an error', () => {
    const before = analyse(good, {})
    const after = analyse(good.replace('off);', 'off;'), {}, before)
    expect(after.hasErrors).toBe(true)
    expect(after.checked).toBe(before.checked)
  })
  it('is not stopped by a warning', () => {
    const analysis = analyse(`${good}<spare>: unused;\n`, {})
    expect(analysis.problems.map(({ code }) => code)).toEqual(['unused-rule'])
    expect(analysis.checked?.count).toBe(2n)
  })
  it('counts with the values of its slots', () => {
    const slotted = good.replace('<main>:', '!slot <room>;\n<main>:').replace('off);', 'off) <room>;')
    expect(analyse(slotted, {}).checked?.count).toBe(0n)
    expect(analyse(slotted, { room: ['kitchen', 'hall', 'attic'] }).checked?.count).toBe(6n)
  })
})
