import axe from 'axe-core'

/** Rules broken by an element and everything in it, one line each; empty when there is none. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
