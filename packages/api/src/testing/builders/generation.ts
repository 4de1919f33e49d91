import type { Generation, GenerationResult } from '../../contract/generation/generation.js'

export const aGeneration = (changes: Partial<Generation> = {}): Generation => ({
  available: true,
  service: 'llm.example.com',
  credits: { left: 86, total: 100, renews_at: '2026-12-01T00:00:00.000Z' },
  ...changes,
})

export const aGenerationResult = (changes: Partial<GenerationResult> = {}): GenerationResult => ({
  grammar: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
  problems: [],
  cost: 2,
  credits: { left: 84, total: 100, renews_at: '2026-12-01T00:00:00.000Z' },
  ...changes,
})
