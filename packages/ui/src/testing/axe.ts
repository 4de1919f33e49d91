import axe from 'axe-core'

/** Rules broken by an element and everything in it, one line each; empty when there is none. */
export async function axeProblems(element: Element): Promise<string[]> {
  finishAnimations(element.ownerDocument)
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false } },
    // Whatever holds is answered once a rule, and nothing is loaded anew.
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Colours are judged where they end, not while they fade. Animations without an end go on. */
export function finishAnimations(document: Document): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
