import { announcer } from '../announcer.js'

/** A link past everything comes before it, and what lies in front of the page has a role of its own. */
const outside = [announcer, 'a[href^="#"]', '[data-overlay-container]']

/** What of a whole page is in none of its landmarks, by which screen readers lead through it. */
export async function landmarkFaults(): Promise<string[]> {
  if (!document.querySelector('main')) return []
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(
    { include: document.body, exclude: outside.map((selector) => [selector]) },
    { runOnly: { type: 'rule', values: ['region'] }, resultTypes: ['violations'], preload: false },
  )
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `in no landmark: ${html.slice(0, 200)}`))
}
