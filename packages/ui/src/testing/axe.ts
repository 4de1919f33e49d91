import axe from 'axe-core'

/** Accessibility violations of an element and its descendants, one line each; empty without violations. */
export async function axeProblems(element: Element): Promise<string[]> {
  finishAnimations(element.ownerDocument)
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false } },
    // Passed rules are answered once, and nothing is loaded again.
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Finishes running animations, so that colours are tested in their final state. Endless animations continue. */
export function finishAnimations(document: Document): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
