import { announcer } from '../announcer.js'

/** A skip link comes before the landmarks, and a layer over the page has a role of its own. */
const outside = [announcer, 'a[href^="#"]', '[data-overlay-container]']

/** Content of a whole page in none of its landmarks, by which screen readers navigate. */
export async function landmarkFaults(): Promise<string[]> {
  if (!document.querySelector('main')) return []
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(
    { include: document.body, exclude: outside.map((selector) => [selector]) },
    { runOnly: { type: 'rule', values: ['region'] }, resultTypes: ['violations'], preload: false },
  )
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `in no landmark: ${html.slice(0, 200)}`))
}
