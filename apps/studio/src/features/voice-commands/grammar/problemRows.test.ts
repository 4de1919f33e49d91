import { lint } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { countOf, mostRows, problemRows } from './problemRows.js'

const head = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n'

describe('the list of problems', () => {
  it('has errors before warnings, each with its repairs', () => {
    const source = `${head}<spare>: spare;\n<spare>: twice;\n<main>: on | on;\n`
    const rows = problemRows(lint(source), source)
    const severities = rows.map(({ problem }) => problem.severity)
    expect(severities).toEqual(severities.toSorted())
    expect(severities).toContain('error')
    expect(severities).toContain('warning')
    expect(rows.some(({ fixes }) => fixes.length > 0)).toBe(true)
  })
  it('names twins apart and stops at thirty', () => {
    const source = `${head}<main>: ${'<lost> '.repeat(40)};\n`
    const problems = lint(source)
    const rows = problemRows(problems, source)
    expect(countOf(problems, 'error')).toBeGreaterThanOrEqual(mostRows)
    expect(rows).toHaveLength(mostRows)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(mostRows)
  })
})
