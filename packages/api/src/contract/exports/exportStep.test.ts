import { expect, it } from 'vitest'
import { exportProgress, exportStages, readExportStep, writeExportStep } from './exportStep.js'

it.each([
  { stage: 'compile', model: 'picking-en' },
  { stage: 'files', model: 'about: x\ny' },
  { stage: 'about' },
] as const)('reads what was written: %o', (step) => {
  expect(readExportStep(writeExportStep(step))).toEqual(step)
})

it('rejects a step written by an earlier release', () => {
  for (const name of ['picking-en', 'Portes & fenêtres', 'unknown: x', ''])
    expect(readExportStep(name)).toBeUndefined()
})

it('continues from stage to stage and model to model, and never backwards', () => {
  const shares = [
    ...[0, 1].flatMap((place) => exportStages.slice(0, 4).map((stage) => exportProgress(stage, 2, place))),
    ...exportStages.slice(4).map((stage) => exportProgress(stage, 2, 2)),
  ]
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(new Set(shares).size).toBe(10)
  expect([shares[0], shares.at(-1)]).toEqual([0, 0.9])
})
