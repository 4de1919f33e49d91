import { axeProblems } from '@saywright/ui/testing'
import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { someScores } from '../../testing/scores.js'
import { ScoreCurve } from './ScoreCurve.js'

const sounds = [someScores(30, [{ kind: 'mistake', word: 'hello holder', seconds: 15.1, score: 5520 }])]

it.each([
  ['en-US', 'Woken by mistake', '5,520'],
  ['fr-FR', 'Réveillé par erreur', '5\u202f520'],
] as const)('has a table of what was recognized in %s', async (locale, kind, score) => {
  const screen = await renderThemed(
    <ScoreCurve label="Score" sounds={sounds} threshold={5000} onThresholdChange={() => {}} />,
    { locale },
  )
  const cells = [...screen.container.querySelectorAll('tbody td')].map((cell) => cell.textContent)
  expect(cells.slice(1)).toEqual([kind, score])
  expect(await axeProblems(screen.container)).toEqual([])
})

it('announces the newest word while it is live, and no other state', async () => {
  const status = (container: Element) => container.querySelector('[role="status"]')?.textContent
  const screen = await renderThemed(
    <ScoreCurve label="Score" sounds={sounds} threshold={5000} state="live" />,
  )
  expect(status(screen.container)).toBe('hello holder, Woken by mistake, score 5,520')
  await screen.rerender(<ScoreCurve label="Score" sounds={sounds} threshold={5000} state="ended" />)
  expect(status(screen.container)).toBe('')
})
