import { analyze, quickFixes } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { countOf, fixesOf, maxRows, problemRows } from './problemRows.js'

const head = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n'

describe('the list of problems', () => {
  it('has errors before warnings, each with its fixes', () => {
    const source = `${head}<spare>: spare;\n<spare>: twice;\n<main>: on | on;\n`
    const analysis = analyze(source)
    const rows = problemRows(analysis.problems, fixesOf(analysis))
    const severities = rows.map(({ problem }) => problem.severity)
    expect(severities).toEqual(severities.toSorted())
    expect(severities).toContain('error')
    expect(severities).toContain('warning')
    expect(rows.some(({ fixes }) => fixes.length > 0)).toBe(true)
    for (const { problem, fixes } of rows) expect(fixes).toEqual(quickFixes(analysis, problem))
  })
  it('gives repeated problems different keys and stops at thirty', () => {
    const source = `${head}<main>: ${'<lost> '.repeat(40)};\n`
    const analysis = analyze(source)
    const rows = problemRows(analysis.problems)
    expect(countOf(analysis.problems, 'error')).toBeGreaterThanOrEqual(maxRows)
    expect(rows).toHaveLength(maxRows)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(maxRows)
  })
})
